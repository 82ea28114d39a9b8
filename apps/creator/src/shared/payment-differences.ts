import type { DifferenceKind } from '@sinau/contracts/commerce/refund/refund.rules';

export const differenceLabels: Record<DifferenceKind, string> = {
  unpaid: 'Lunas di sini, tanpa uang di penyedia pembayaran',
  amount: 'Jumlah yang masuk berbeda dari total',
  unknown_refund: 'Dikembalikan sebagian di sana, bukan untuk isi pesanan tertentu',
  missing_refund: 'Dikembalikan menurut kita, tidak ada di sana',
  charged_back: 'Ditarik bank pembeli, padahal sudah kita kembalikan',
};
