import { screens } from '@sinau/contracts';
import { refundCauses, refundWorkingDays } from '@sinau/contracts/commerce/transaction/transaction.rules';
import type { RefundReason } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { rupiah } from '@sinau/format';
import { defineMail } from '../../platform/mail/define-mail.ts';

interface OfOrder {
  /** Public code of the order. */
  readonly orderId: string;
}

const seeOrder = { label: 'Lihat pesanan', path: screens.transactions() };

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

interface CancelledLines extends WithTitles {
  readonly reason: RefundReason;
  readonly amount: number;
}

export const lineToRefundMail = defineMail<CancelledLines>('line_to_refund', ({ orderId, reason, titles, amount }) => ({
  subject: `Pengembalian dana ${rupiah(amount)}`,
  lines: [
    `Tentang pesanan ${orderId}: ${refundCauses[reason]}`,
    ...bullets(titles),
    `${rupiah(amount)} kami kembalikan, dan akses ke yang dikembalikan sudah ditutup. Kemajuan belajarmu tetap tersimpan.`,
    isOnItsWay,
  ],
  action: seeOrder,
}));

export const linesReversedMail = defineMail<CancelledLines>(
  'lines_reversed',
  ({ orderId, reason, titles, amount }) => ({
    subject: `Pembayaran ${rupiah(amount)} sudah kembali`,
    lines: [
      `Tentang pesanan ${orderId}: ${refundCauses[reason]}`,
      ...bullets(titles),
      'Akses ke yang dikembalikan sudah ditutup. Kemajuan belajarmu tetap tersimpan.',
    ],
    action: seeOrder,
  }),
);

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

/** Mail about a refund or dispute of a sale, for the runners of its mitra. */
export const saleNewsMail = defineMail<{ title: string; content: string }>('sale_news', ({ title, content }) => ({
  subject: title,
  lines: [content],
  action: { label: 'Buka dompet', path: screens.creatorWallet() },
}));

export const refundMails = [
  paymentToRefundMail,
  lineToRefundMail,
  linesReversedMail,
  refundNeedsAccountMail,
  paymentRefundedMail,
  paymentDisputedMail,
  disputeWonMail,
  saleNewsMail,
];
