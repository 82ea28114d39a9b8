import { shareOut } from '@sinau/contracts/bundle/bundle.rules';
import type { Bundle } from '@sinau/contracts/bundle/bundle.schemas';

/** What a bundle costs somebody who has some of its classes: their share of the price is not asked for. */
export function ownPrice(
  { salePrice, classes }: Pick<Bundle, 'salePrice' | 'classes'>,
  isOwned: (classId: string) => boolean,
) {
  const shares = shareOut(
    salePrice,
    classes.map((one) => one.salePrice),
  );
  const missing = classes
    .map(({ id, salePrice: alone }, index) => ({ id, alone, share: shares[index]! }))
    .filter(({ id }) => !isOwned(id));
  return {
    ownedCount: classes.length - missing.length,
    price: missing.reduce((sum, { share }) => sum + share, 0),
    /** The same classes one by one. */
    alone: missing.reduce((sum, { alone }) => sum + alone, 0),
  };
}
