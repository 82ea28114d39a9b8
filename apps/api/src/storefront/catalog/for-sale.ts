import { hyphenated } from '../../platform/enum-names.ts';
import { isoOrNull } from '../../platform/iso.ts';
import type { SaleBundleRow, SaleClassRow } from './for-sale.queries.ts';
import { currentPrice } from './current-price.ts';

/** Presents a class as cart, checkout and orders show it. */
export function presentSaleClass(stored: SaleClassRow, now: Date) {
  const row = currentPrice(stored, now);
  return {
    ...row,
    format: row.kind === 'webinar' ? null : hyphenated(row.format),
    salePrice: row.salePrice ?? 0,
    promotionEndsAt: isoOrNull(row.promotionEndsAt),
  };
}
export type SaleClass = ReturnType<typeof presentSaleClass>;

/** Presents a bundle, which is for sale while each of its classes is. */
export function presentSaleBundle({ isOffered, items, ...row }: SaleBundleRow, now: Date) {
  const classes = items.map((item) => presentSaleClass(item.class, now));
  const normalPrice = classes.reduce((sum, { salePrice }) => sum + salePrice, 0);
  const salePrice = row.salePrice ?? 0;
  return {
    ...row,
    salePrice,
    normalPrice: normalPrice > salePrice ? normalPrice : null,
    classes,
    isOffered,
    isForSale: isOffered && classes.length > 0 && classes.every(({ isForSale }) => isForSale),
  };
}
export type SaleBundle = ReturnType<typeof presentSaleBundle>;
