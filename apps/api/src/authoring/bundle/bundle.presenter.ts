import { shareOut } from '@sinau/contracts/commerce/transaction/pricing.rules';
import type { Bundle } from '@sinau/contracts/authoring/bundle/bundle.schemas';
import { isoOrNull } from '../../platform/iso.ts';
import { presentCard, presentProgramCard } from '../../storefront/catalog/index.ts';
import { saleWithoutSeats } from '../../storefront/stock/index.ts';
import type { BundleRow, HeldCardRow } from './bundle.queries.ts';

/** Presents a bundle. The normal price is the sum of the classes' current prices. */
export function presentBundle(
  { code, description, updatedAt, archiveAt, isForSale, ...row }: BundleRow,
  { held, ownedIds, now }: { held: readonly HeldCardRow[]; ownedIds: readonly string[] | null; now: Date },
): Bundle {
  const classes = held.map((one) => ({ ...presentProgramCard(one, now), reason: one.reason }));
  const normalPrice = classes.reduce((sum, { salePrice }) => sum + salePrice, 0);
  const { format: _, startsAt: __, endsAt: ___, ...card } = presentCard({ ...row, normalPrice }, now);
  return {
    ...card,
    sale: saleWithoutSeats(isForSale),
    type: 'bundle',
    code,
    description,
    updatedAt: updatedAt.toISOString(),
    archiveAt: isoOrNull(archiveAt),
    saving: normalPrice > row.salePrice ? normalPrice - row.salePrice : null,
    classes,
    own: ownedIds && priceOfRest(row.salePrice, classes, ownedIds),
  };
}

/**
 * Returns the price of the rest. A bundle's price is divided among its classes; a buyer does not pay the shares of
 * owned classes.
 */
function priceOfRest(price: number, classes: Bundle['classes'], ownedIds: readonly string[]): Bundle['own'] {
  const shares = shareOut(
    price,
    classes.map(({ salePrice }) => salePrice),
  );
  const rest = classes.flatMap(({ id, salePrice }, index) =>
    ownedIds.includes(id) ? [] : { share: shares[index]!, alone: salePrice },
  );
  const salePrice = rest.reduce((sum, { share }) => sum + share, 0);
  const normalPrice = rest.reduce((sum, { alone }) => sum + alone, 0);
  return { classIds: [...ownedIds], salePrice, normalPrice: normalPrice > salePrice ? normalPrice : null };
}
