import type { DifferenceKind, DisputeState, RefundHold } from '@sinau/contracts/commerce/refund/refund.rules';
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

export const differenceLabels: Record<DifferenceKind, string> = {
  unpaid: 'Lunas di sini, tanpa uang di penyedia pembayaran',
  amount: 'Jumlah yang masuk berbeda dari total',
  unknown_refund: 'Dikembalikan sebagian di sana, bukan untuk isi pesanan tertentu',
  missing_refund: 'Dikembalikan menurut kita, tidak ada di sana',
  charged_back: 'Ditarik bank pembeli, padahal sudah kita kembalikan',
};
