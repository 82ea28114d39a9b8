import type { WaitingPurchase } from '@sinau/contracts/commerce/cart/cart.schemas';
import type { SaleBundle, SaleClass } from '../../storefront/catalog/index.ts';

export const presentPendingItem = (
  type: NonNullable<WaitingPurchase['item']>['type'],
  { id, title, slug, thumbnail, salePrice, normalPrice, mitra, isForSale, ...row }: SaleClass | SaleBundle,
): NonNullable<WaitingPurchase['item']> => ({
  type,
  id,
  title,
  slug,
  thumbnail,
  salePrice,
  normalPrice,
  promotionEndsAt: 'promotionEndsAt' in row ? row.promotionEndsAt : null,
  mitra,
  isForSale,
});
