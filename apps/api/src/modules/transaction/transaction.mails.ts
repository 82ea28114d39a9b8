import { screens } from '@sinau/contracts';
import { refundCauses, refundWorkingDays } from '@sinau/contracts/transaction/transaction.rules';
import type { RefundReason } from '@sinau/contracts/transaction/transaction.schemas';
import { dateTime, rupiah } from '@sinau/format';
import { defineMail } from '../../platform/mail/define-mail.ts';

interface OfOrder {
  /** Its public code. */
  readonly orderId: string;
}
type WithTitles = OfOrder & { readonly titles: readonly string[] };

const bullets = (titles: readonly string[]) => titles.map((title) => `• ${title}`);
const seeOrder = { label: 'Lihat pesanan', path: screens.transactions() };

export const orderPaidMail = defineMail<WithTitles & { total: number }>('order_paid', ({ orderId, titles, total }) => ({
  subject: `${total > 0 ? 'Pembayaran' : 'Pesanan'} ${orderId} berhasil`,
  lines: [
    `${total > 0 ? `Pembayaranmu sebesar ${rupiah(total)} sudah kami terima. ` : ''}Kelas ini sekarang milikmu:`,
    ...bullets(titles),
  ],
  action: { label: 'Mulai belajar', path: screens.myClass() },
}));

export const orderPlacedMail = defineMail<WithTitles & { total: number; expiresAt: string }>(
  'order_placed',
  ({ orderId, titles, total, expiresAt }) => ({
    subject: `Pesanan ${orderId} menunggu pembayaran`,
    lines: [
      `Pesananmu sebesar ${rupiah(total)} sudah kami simpan:`,
      ...bullets(titles),
      `Bayar sebelum ${dateTime(expiresAt)}. Kelasmu terbuka begitu pembayaran masuk.`,
    ],
    action: { label: 'Lanjutkan pembayaran', path: screens.checkoutResult(orderId) },
  }),
);

export const paymentFailedMail = defineMail<OfOrder & { expiresAt: string }>(
  'payment_failed',
  ({ orderId, expiresAt }) => ({
    subject: `Pembayaran ${orderId} belum berhasil`,
    lines: [
      `Pembayaran untuk pesanan ${orderId} ditolak. Pesananmu masih kami simpan: coba lagi, atau ganti cara bayar, sebelum ${dateTime(expiresAt)}.`,
    ],
    action: { label: 'Coba bayar lagi', path: screens.checkoutResult(orderId) },
  }),
);

export const orderExpiredMail = defineMail<WithTitles>('order_expired', ({ orderId, titles }) => ({
  subject: `Pesanan ${orderId} kedaluwarsa`,
  lines: [
    `Pesanan ${orderId} kami tutup karena belum dibayar sampai batas waktunya:`,
    ...bullets(titles),
    'Kalau masih berminat, kamu bisa memesannya lagi kapan saja.',
  ],
  action: seeOrder,
}));

export const paymentToRefundMail = defineMail<OfOrder & { reason: RefundReason }>(
  'payment_to_refund',
  ({ orderId, reason }) => ({
    subject: `Pembayaran ${orderId} akan dikembalikan`,
    lines: [
      `Tentang pesanan ${orderId}: ${refundCauses[reason]}`,
      `Semua uang yang masuk kami kembalikan paling lambat ${refundWorkingDays} hari kerja. Kami kabari lagi begitu sudah dikirim; kalau kami perlu data rekeningmu, kami menghubungimu lewat email ini.`,
    ],
    action: seeOrder,
  }),
);

export const lineToRefundMail = defineMail<OfOrder & { reason: RefundReason; title: string; amount: number }>(
  'line_to_refund',
  ({ orderId, reason, title, amount }) => ({
    subject: `Pengembalian dana: ${title}`,
    lines: [
      `Tentang "${title}" di pesanan ${orderId}: ${refundCauses[reason]}`,
      `${rupiah(amount)} kami kembalikan paling lambat ${refundWorkingDays} hari kerja. Kami kabari lagi begitu sudah dikirim; kalau kami perlu data rekeningmu, kami menghubungimu lewat email ini.`,
    ],
    action: seeOrder,
  }),
);

export const paymentRefundedMail = defineMail<OfOrder & { reference: string }>(
  'payment_refunded',
  ({ orderId, reference }) => ({
    subject: `Pengembalian ${orderId} sudah dikirim`,
    lines: [
      `Uang untuk pesanan ${orderId} sudah kami kirim kembali. Nomor referensinya: ${reference}.`,
      'Biasanya uangnya sampai dalam beberapa hari, tergantung bank atau e-wallet yang kamu pakai.',
    ],
    action: seeOrder,
  }),
);

export const orderMails = [
  orderPaidMail,
  orderPlacedMail,
  paymentFailedMail,
  orderExpiredMail,
  paymentToRefundMail,
  lineToRefundMail,
  paymentRefundedMail,
];
