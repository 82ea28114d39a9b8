import type { CartItem } from '@sinau/contracts/cart/cart.schemas';
import { presentSaleBundle, presentSaleClass } from '../catalog/index.ts';
import type { CartItemRow } from './cart.queries.ts';

export function presentCartItem({ id, class: program, bundle }: CartItemRow, now: Date): CartItem {
  if (bundle) {
    const { id: bundleId, title, slug, thumbnail, salePrice, normalPrice, mitra, classes, isForSale } = presentSaleBundle(bundle, now);
    return { id, type: 'Bundle', bundleId, title, slug, thumbnail, salePrice, normalPrice, promotionEndsAt: null, mitra, isForSale, totalClass: classes.length };
  }
  const { id: programId, title, slug, format, thumbnail, salePrice, normalPrice, promotionEndsAt, mitra, isForSale } = presentSaleClass(program!, now);
  return { id, type: 'Program', programId, title, slug, format, thumbnail, salePrice, normalPrice, promotionEndsAt, mitra, isForSale };
}
