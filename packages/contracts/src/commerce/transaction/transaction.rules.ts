import type { OrderStatus, RefundReason } from './transaction.schemas.ts';

/**
 * Working days within which an owed refund is paid, from when its buyer named an account if the gateway cannot pay it;
 * screens and mails promise it.
 */
export const refundWorkingDays = 7;

/** Hours after the notice of a moved session in which participants may return their seat. */
export const seatCancellationHours = 72;

/** Maximum of pending orders per buyer. */
export const maxPendingOrders = 3;

/**
 * Returns the buyer's next screen, by the specification's rule: SUCCESS to finish, PENDING to unfinish, the rest to
 * error.
 */
export const paymentScreenOf = (status: OrderStatus) =>
  status === 'SUCCESS' ? 'finish' : status === 'PENDING' ? 'unfinish' : 'error';

/** Reasons for a refund, as shown to its buyer. */
export const refundCauses: Record<RefundReason, string> = {
  already_owned: 'Pembayaranmu sudah masuk, tapi ada isi pesanan ini yang sudah kamu miliki dari pesanan lain.',
  wrong_amount: 'Pembayaranmu sudah masuk, tapi jumlahnya tidak sama dengan total pesanan.',
  sold_out: 'Pembayaranmu masuk setelah batas waktunya, dan tiketnya sudah habis.',
  webinar_over: 'Pembayaranmu masuk setelah batas waktunya, dan webinarnya sudah selesai.',
  voucher_used_up: 'Pembayaranmu masuk setelah batas waktunya, dan kuota vouchernya sudah habis.',
  without_seat:
    'Pembayaranmu sudah masuk, tapi tiket tambahan hanya berlaku bersama tiket reguler, dan itu sudah tidak ada.',
  webinar_cancelled: 'Webinarnya dibatalkan penyelenggara.',
  session_moved: 'Jadwal webinarnya berubah, dan kamu memilih pengembalian dana.',
  requested: 'Kamu meminta pengembalian dana.',
  granted: 'Tim kami menyetujui pengembalian ini.',
  gateway: 'Uangnya dikembalikan langsung oleh penyedia pembayaran.',
  charged_back: 'Bankmu menarik kembali pembayaran ini.',
};
