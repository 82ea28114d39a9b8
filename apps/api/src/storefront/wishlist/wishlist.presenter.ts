import type { Wished } from '@sinau/contracts/storefront/wishlist/wishlist.schemas';
import { presentCard } from '../catalog/index.ts';
import type { WishedCardRow } from './wishlist.queries.ts';

export function presentWished({ isForSale, ...row }: WishedCardRow, wishedAt: Date, now: Date): Wished {
  const card = presentCard(row, now);
  return { ...card, isForSale: isForSale && card.sale.state !== 'over', wishedAt: wishedAt.toISOString() };
}
