import { screens } from '@sinau/contracts';
import { dateTime, rupiah } from '@sinau/format';
import { defineMail } from '../../platform/mail/define-mail.ts';
import type { Row } from '../../platform/mail/letter.ts';
import { mailedAddress } from '../invoice/index.ts';

/** Order as its mails list it. */
interface Receipt {
  /** The order's public code. */
  readonly orderId: string;
  readonly lines: readonly { readonly title: string; readonly paid: number }[];
  readonly total: number;
  readonly discount: number;
  readonly paymentMethod: string | null;
}
type WithDeadline = Receipt & { readonly expiresAt: string };

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
  action: { label: 'Lihat pesanan', path: screens.transactions() },
}));

export const orderMails = [orderPaidMail, orderPlacedMail, paymentFailedMail, orderExpiredMail];
