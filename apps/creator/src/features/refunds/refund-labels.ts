import type { DisputeState, RefundHold } from '@sinau/contracts/commerce/refund/refund.rules';
import type { RefundWay } from '@sinau/contracts/commerce/transaction/transaction.schemas';

export const wayLabels: Record<RefundWay, string> = {
  gateway: 'Lewat penyedia pembayaran',
  bank: 'Transfer bank oleh operator',
  chargeback: 'Ditarik bank pembeli',
};

export const holdLabels: Record<RefundHold, string> = {
  refund_disputed: 'Pembayarannya sedang dalam sengketa. Jangan kirim uangnya sebelum hasilnya dicatat.',
  refund_exceeds_payment:
    'Menurut penyedia pembayaran, sisa uang dari pembayaran ini kurang dari yang mau dikembalikan. Jangan kirim uangnya: lihat dulu selisihnya di halaman sengketa.',
};

export const disputeLabels: Record<DisputeState, string> = {
  open: 'Berjalan',
  won: 'Dimenangkan',
  lost: 'Kalah, dana kembali',
};
