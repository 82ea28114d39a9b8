import { newForDays } from '@sinau/contracts/storefront/catalog/catalog.choices';
import type { CatalogCard } from '@sinau/contracts/storefront/catalog/catalog.schemas';
import type { ProgramCard } from '@sinau/contracts/storefront/catalog/offer.schemas';
import { days, later } from '../../platform/clock.ts';
import { hyphenated } from '../../platform/enum-names.ts';
import { isoOrNull } from '../../platform/iso.ts';
import type { CardRow, ListedRow } from './catalog.queries.ts';
import { saleOfWebinar, saleWithoutSeats } from '../stock/index.ts';
import { currentPrice } from './current-price.ts';

export function presentCard(row: CardRow, now: Date): CatalogCard {
  const { kind, stock, publishedAt, isBestseller, ...card } = currentPrice(row, now);
  return {
    ...card,
    type: kind,
    format: card.format && hyphenated(card.format),
    normalPrice: card.normalPrice !== null && card.normalPrice > card.salePrice ? card.normalPrice : null,
    promotionEndsAt: isoOrNull(card.promotionEndsAt),
    startsAt: isoOrNull(card.startsAt),
    endsAt: isoOrNull(card.endsAt),
    badge: isBestseller ? 'bestseller' : publishedAt > later(now, -days(newForDays)) ? 'new' : null,
    // Every offer with a card is for sale.
    sale:
      kind === 'webinar' ? saleOfWebinar(stock, { isForSale: true, endsAt: card.endsAt }, now) : saleWithoutSeats(true),
  };
}

export const presentProgramCard = (row: CardRow, now: Date): ProgramCard => ({
  ...presentCard(row, now),
  type: 'program',
  format: hyphenated(row.format!),
});

/** Presents the same in the second version of a list. */
export const presentListed = (row: ListedRow, now: Date) => ({ ...presentCard(row, now), educators: row.educators });
export const presentListedProgram = (row: ListedRow, now: Date) => ({
  ...presentProgramCard(row, now),
  educators: row.educators,
});
