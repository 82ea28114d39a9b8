import type { SaleState } from '@sinau/contracts/backoffice/report/report.rules';

/** Outcome of a sale. */
export const saleLabels: Record<SaleState, string> = {
  kept: 'Terjual',
  refunded: 'Dikembalikan',
  disputed: 'Disengketakan',
};
