import type { OrderStatus, RefundReason } from './transaction.schemas.ts';

/**
 * Within so many working days what is owed is paid back, from when its buyer named an account where the gateway cannot do it;
 * screens and mails promise it.
 */
export const refundWorkingDays = 7;

/** So long after they were told that a session was moved, participants may give their seat back. */
export const seatCancellationHours = 72;

/** Orders of one buyer that may wait for their payment at a time. */
export const maxPendingOrders = 3;

/** Where the buyer goes on, by the specification's rule: SUCCESS to finish, PENDING to unfinish, the rest to error. */
export const paymentScreenOf = (status: OrderStatus) =>
  status === 'SUCCESS' ? 'finish' : status === 'PENDING' ? 'unfinish' : 'error';

/** Why money goes back, as its buyer reads it. */
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
