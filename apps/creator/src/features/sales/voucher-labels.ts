import type { Sale } from '@sinau/contracts/backoffice/report/sales.schemas';
import { rupiah } from '@sinau/format';

/** Labels of the discounts by vouchers, with who pays for each. */
export function voucherLabels({
  voucherMitra,
  voucherPlatform,
}: Pick<Sale, 'voucherMitra' | 'voucherPlatform'>): string {
  const parts = [
    voucherMitra > 0 && `${rupiah(-voucherMitra)} darimu`,
    voucherPlatform > 0 && `${rupiah(-voucherPlatform)} dari kami`,
  ];
  return parts.filter(Boolean).join(', ') || '–';
}
