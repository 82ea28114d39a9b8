import { screens } from '@sinau/contracts';
import { refundCauses, refundWorkingDays } from '@sinau/contracts/commerce/transaction/transaction.rules';
import type { RefundReason } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { dateTime, rupiah } from '@sinau/format';
import { defineMail } from '../../platform/mail/define-mail.ts';
import type { Row } from '../../platform/mail/letter.ts';
import { mailedAddress } from '../invoice/index.ts';

interface OfOrder {
  /** Its public code. */
  readonly orderId: string;
}
/** An order as its mails list it. */
interface Receipt extends OfOrder {
  readonly lines: readonly { readonly title: string; readonly paid: number }[];
  readonly total: number;
  readonly discount: number;
  readonly paymentMethod: string | null;
}
type WithDeadline = Receipt & { readonly expiresAt: string };

const seeOrder = { label: 'Lihat pesanan', path: screens.transactions() };

const bought = ({ lines, total, discount }: Receipt): Row[] => [
  ...lines.map(({ title, paid }) => ({ label: title, value: rupiah(paid) })),
  ...(discount > 0 ? [{ label: 'Sudah dipotong voucher', value: rupiah(discount) }] : []),
  { label: 'Total', value: rupiah(total), isTotal: true },
];
const about = ({ orderId, paymentMethod }: Receipt, rows: readonly Row[]): Row[] => [
  { label: 'Nomor pesanan', value: orderId },
  ...(paymentMethod ? [{ label: 'Cara bayar', value: paymentMethod }] : []),
  ...rows,
];

export const orderPaidMail = defineMail<Receipt & { paidAt: string; invoice: { id: string; number: string } | null }>(
  'order_paid',
  ({ paidAt, invoice, ...order }, context) => ({
    subject: `${order.total > 0 ? 'Pembayaran' : 'Pesanan'} ${order.orderId} berhasil`,
    lines: [
      order.total > 0
        ? `Pembayaranmu sebesar ${rupiah(order.total)} sudah kami terima. Terima kasih! Ini sekarang milikmu:`
        : 'Pendaftaranmu berhasil. Ini sekarang milikmu:',
      bought(order),
      ...(invoice
        ? [
            about(order, [
              { label: 'Dibayar', value: dateTime(paidAt) },
              { label: 'Invoice', value: invoice.number },
            ]),
          ]
        : []),
      'Selamat belajar!',
    ],
    action: { label: 'Mulai belajar', path: screens.myClass() },
    ...(invoice && { also: { label: 'Unduh invoice (PDF)', path: mailedAddress(invoice, context) } }),
  }),
);

export const orderPlacedMail = defineMail<WithDeadline>('order_placed', ({ expiresAt, ...order }) => ({
  subject: `Pesanan ${order.orderId} menunggu pembayaran`,
  lines: [
    'Pesananmu sudah kami simpan. Tinggal satu langkah lagi:',
    bought(order),
    about(order, [{ label: 'Bayar sebelum', value: dateTime(expiresAt), isTotal: true }]),
    'Kelas langsung terbuka setelah pembayaranmu kami terima. Mau bayar dengan cara lain? Ganti saja dari halaman pesananmu.',
  ],
  action: { label: 'Lanjutkan pembayaran', path: screens.checkoutResult(order.orderId) },
}));

export const paymentFailedMail = defineMail<WithDeadline>('payment_failed', ({ expiresAt, ...order }) => ({
  subject: `Pembayaran ${order.orderId} belum berhasil`,
  lines: [
    `Pembayaranmu${order.paymentMethod ? ` lewat ${order.paymentMethod}` : ''} ditolak, tapi pesananmu masih kami simpan:`,
    bought(order),
    about(order, [{ label: 'Bayar sebelum', value: dateTime(expiresAt), isTotal: true }]),
    'Coba lagi, atau ganti cara bayarnya dari halaman pesananmu.',
  ],
  action: { label: 'Coba bayar lagi', path: screens.checkoutResult(order.orderId) },
}));

export const orderExpiredMail = defineMail<Receipt>('order_expired', (order) => ({
  subject: `Pesanan ${order.orderId} kedaluwarsa`,
  lines: [
    `Pesanan ${order.orderId} kami tutup karena belum dibayar sampai batas waktunya. Tidak ada yang perlu kamu bayar:`,
    bought(order),
    'Kalau masih berminat, kamu bisa memesannya lagi kapan saja.',
  ],
  action: seeOrder,
}));

const isOnItsWay = `Uangnya kami kirim balik lewat cara bayar yang kamu pakai. Kalau cara itu tidak bisa menerimanya, kami minta nomor rekeningmu lewat email. Paling lambat ${refundWorkingDays} hari kerja setelahnya uangmu sudah kami kirim.`;

export const paymentToRefundMail = defineMail<OfOrder & { reason: RefundReason }>(
  'payment_to_refund',
  ({ orderId, reason }) => ({
    subject: `Pembayaran ${orderId} akan dikembalikan`,
    lines: [
      `Tentang pesanan ${orderId}: ${refundCauses[reason]}`,
      `Semua uang yang masuk kami kembalikan. ${isOnItsWay}`,
    ],
    action: seeOrder,
  }),
);

type WithTitles = OfOrder & { readonly titles: readonly string[] };
const bullets = (titles: readonly string[]) => titles.map((title) => `• ${title}`);

interface LinesBack extends WithTitles {
  readonly reason: RefundReason;
  readonly amount: number;
}

export const lineToRefundMail = defineMail<LinesBack>('line_to_refund', ({ orderId, reason, titles, amount }) => ({
  subject: `Pengembalian dana ${rupiah(amount)}`,
  lines: [
    `Tentang pesanan ${orderId}: ${refundCauses[reason]}`,
    ...bullets(titles),
    `${rupiah(amount)} kami kembalikan, dan akses ke yang dikembalikan sudah ditutup. Kemajuan belajarmu tetap tersimpan.`,
    isOnItsWay,
  ],
  action: seeOrder,
}));

export const linesReversedMail = defineMail<LinesBack>('lines_reversed', ({ orderId, reason, titles, amount }) => ({
  subject: `Pembayaran ${rupiah(amount)} sudah kembali`,
  lines: [
    `Tentang pesanan ${orderId}: ${refundCauses[reason]}`,
    ...bullets(titles),
    'Akses ke yang dikembalikan sudah ditutup. Kemajuan belajarmu tetap tersimpan.',
  ],
  action: seeOrder,
}));

export const refundNeedsAccountMail = defineMail<OfOrder & { amount: number | null }>(
  'refund_needs_account',
  ({ orderId, amount }) => ({
    subject: `Kami perlu rekeningmu untuk mengembalikan uang pesanan ${orderId}`,
    lines: [
      `${amount === null ? 'Uangmu' : rupiah(amount)} tidak bisa dikirim balik lewat cara bayar yang kamu pakai.`,
      `Isi nomor rekeningmu di halaman pesanan. Paling lambat ${refundWorkingDays} hari kerja setelahnya uangmu kami kirim.`,
    ],
    action: { label: 'Isi rekening', path: screens.transactions() },
  }),
);

export const paymentRefundedMail = defineMail<OfOrder & { reference: string; amount: number | null }>(
  'payment_refunded',
  ({ orderId, reference, amount }) => ({
    subject: `Pengembalian ${orderId} sudah dikirim`,
    lines: [
      `${amount === null ? 'Uang' : rupiah(amount)} untuk pesanan ${orderId} sudah kami kirim kembali. Nomor referensinya: ${reference}.`,
      'Biasanya uangnya sampai dalam beberapa hari, tergantung bank atau e-wallet yang kamu pakai.',
    ],
    action: seeOrder,
  }),
);

export const paymentDisputedMail = defineMail<OfOrder & { isHeld: boolean }>(
  'payment_disputed',
  ({ orderId, isHeld }) => ({
    subject: `Pembayaran ${orderId} dipersoalkan bankmu`,
    lines: [
      `Bankmu meminta kembali pembayaran pesanan ${orderId}. Sampai itu selesai, ${isHeld ? 'pengembalian dananya kami tahan' : 'akses ke isinya kami tutup sementara'}.`,
      'Bukan kamu yang memintanya? Hubungi bankmu, lalu kabari kami dengan membalas email ini.',
    ],
    action: seeOrder,
  }),
);

export const disputeWonMail = defineMail<WithTitles>('dispute_won', ({ orderId, titles }) => ({
  subject: `Akses pesanan ${orderId} terbuka lagi`,
  lines: ['Persoalan pembayarannya dengan bank sudah selesai. Ini bisa kamu buka lagi:', ...bullets(titles)],
  action: { label: 'Lanjut belajar', path: screens.myClass() },
}));

/** What became of a sale, for those who run its mitra. */
export const saleNewsMail = defineMail<{ title: string; content: string }>('sale_news', ({ title, content }) => ({
  subject: title,
  lines: [content],
  action: { label: 'Buka dompet', path: screens.creatorWallet() },
}));

export const orderMails = [
  orderPaidMail,
  orderPlacedMail,
  paymentFailedMail,
  orderExpiredMail,
  paymentToRefundMail,
  lineToRefundMail,
  linesReversedMail,
  refundNeedsAccountMail,
  paymentRefundedMail,
  paymentDisputedMail,
  disputeWonMail,
  saleNewsMail,
];
