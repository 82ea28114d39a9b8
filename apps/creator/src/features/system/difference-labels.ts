import type { DifferenceKind } from '@sinau/contracts/commerce/ledger/proof.schemas';

export const differenceLabels: Record<DifferenceKind, string> = {
  imbalance: 'Jumlah debit dan kredit berselisih',
  unbalancedEvents: 'Kejadian yang debit dan kreditnya tidak sama',
  overdrawn: 'Saldo di bawah nol, atau utang di atas nol',
  unsettled: 'Mitra yang bisa menarik saldo padahal berutang',
  misplacedPayouts: 'Penarikan yang uangnya tidak di tempat menurut statusnya',
  paidTwice: 'Peserta yang membayar satu kelas dua kali',
  closedTotals: 'Periode tertutup yang jumlahnya berubah',
  heldShares: 'Bagian mitra yang tertahan, tetapi tidak sesuai daftarnya',
};
