import type { SaleState } from '@sinau/contracts/report/report.rules';

/** What became of a sale. */
export const saleWords: Record<SaleState, string> = {
  kept: 'Terjual',
  refunded: 'Dikembalikan',
  disputed: 'Disengketakan',
};
