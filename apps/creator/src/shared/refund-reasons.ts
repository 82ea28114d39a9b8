import type { RefundReason } from '@sinau/contracts/commerce/transaction/transaction.schemas';

export const refundReasonLabels: Record<RefundReason, string> = {
  already_owned: 'Kelasnya sudah dimiliki',
  wrong_amount: 'Jumlah uang berbeda',
  sold_out: 'Uang terlambat, tiket habis',
  webinar_over: 'Uang terlambat, webinar selesai',
  voucher_used_up: 'Uang terlambat, voucher habis',
  without_seat: 'Tiket tambahan tanpa kursi',
  webinar_cancelled: 'Webinar dibatalkan',
  session_moved: 'Jadwal dipindah',
  requested: 'Diminta pembeli',
  granted: 'Keputusan operator',
  gateway: 'Dari dasbor penyedia pembayaran',
  charged_back: 'Ditarik bank pembeli',
};
