import type { CartItem, CartTotals } from '@sinau/contracts/cart/cart.schemas';
import { presentSaleBundle, presentSaleClass, type SaleBundle } from '../catalog/index.ts';
import { linesOf } from '../checkout/index.ts';
import type { CartItemRow } from './cart.queries.ts';

export function presentCartItem(
  { id, class: program, bundle }: Pick<CartItemRow, 'id' | 'class' | 'bundle'>,
  ownedIds: ReadonlySet<string>,
  now: Date,
): CartItem {
  if (bundle) return presentBundle(id, presentSaleBundle(bundle, now), ownedIds);
  const {
    id: programId,
    title,
    slug,
    format,
    thumbnail,
    salePrice,
    normalPrice,
    promotionEndsAt,
    mitra,
    isForSale,
  } = presentSaleClass(program!, now);
  return {
    id,
    type: 'Program',
    programId,
    title,
    slug,
    format,
    thumbnail,
    salePrice,
    normalPrice,
    promotionEndsAt,
    mitra,
    isForSale,
  };
}

function presentBundle(id: string, bundle: SaleBundle, ownedIds: ReadonlySet<string>): CartItem {
  const { id: bundleId, title, slug, thumbnail, mitra, classes, isForSale } = bundle;
  const missing = linesOf(bundle).filter((line) => !ownedIds.has(line.class.id));
  const salePrice = missing.reduce((sum, { paid }) => sum + paid, 0);
  const alone = missing.reduce((sum, line) => sum + line.class.salePrice, 0);
  return {
    id,
    type: 'Bundle',
    bundleId,
    title,
    slug,
    thumbnail,
    salePrice,
    normalPrice: alone > salePrice ? alone : null,
    promotionEndsAt: null,
    mitra,
    isForSale,
    totalClass: classes.length,
    ownedClass: classes.length - missing.length,
  };
}

/** The totals of all items in the cart that can be bought. */
export function totalsOfCart(items: readonly CartItem[]): CartTotals {
  const selectable = items.filter(({ isForSale }) => isForSale);
  return {
    items: selectable.length,
    classes: selectable.reduce(
      (sum, item) => sum + (item.type === 'Bundle' ? item.totalClass - item.ownedClass : 1),
      0,
    ),
    total: selectable.reduce((sum, { salePrice }) => sum + salePrice, 0),
  };
}
