import type { CartItem } from '@sinau/contracts/cart/cart.schemas';
import { presentSaleClass } from '../catalog/index.ts';
import type { CartItemRow } from './cart.queries.ts';

export function presentCartItem({ id, class: row }: CartItemRow): CartItem {
  const { id: programId, title, slug, format, thumbnail, salePrice, mitra, isForSale } = presentSaleClass(row);
  return { id, type: 'Program', programId, title, slug, format, thumbnail, salePrice, mitra, isForSale };
}
