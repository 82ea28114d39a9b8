import { priceProblems } from '@sinau/contracts/authoring/program/program.rules';
import { classPriceRefusal, isClassPrice } from '@sinau/contracts/storefront/catalog/offer.rules';
import { rupiah } from '@sinau/format';

export interface Prices {
  salePrice: number | null;
  normalPrice: number | null;
  promotionEndsAt: string | null;
}

export const pricesOf = ({ salePrice, normalPrice, promotionEndsAt }: Prices): Prices => ({
  salePrice,
  normalPrice,
  promotionEndsAt,
});

/** Problems by field. Prices are stored together or not at all, so one problem holds back all three. */
export function problemsOfPrices({
  salePrice,
  normalPrice,
  promotionEndsAt,
}: Prices): Partial<Record<keyof Prices, string>> {
  const problems = {
    ...priceProblems(
      { salePrice, normalPrice, promotionEndsAt: promotionEndsAt === null ? null : new Date(promotionEndsAt) },
      new Date(),
    ),
    ...(normalPrice !== null && !isClassPrice(normalPrice) && { normalPrice: classPriceRefusal }),
    ...(salePrice !== null && !isClassPrice(salePrice) && { salePrice: classPriceRefusal }),
  };
  return Object.keys(problems).length === 0 ? {} : { salePrice: '', normalPrice: '', promotionEndsAt: '', ...problems };
}

/** The question to confirm a price change of a class on sale; null if the price stays the same. */
export function priceQuestion(before: Prices, after: Prices): string | null {
  if (before.salePrice !== after.salePrice && after.salePrice !== null)
    return `Ubah harga dari ${rupiah(before.salePrice)} ke ${rupiah(after.salePrice)}?`;
  if (before.normalPrice !== after.normalPrice && before.normalPrice !== null && after.normalPrice !== null)
    return `Ubah harga normal dari ${rupiah(before.normalPrice)} ke ${rupiah(after.normalPrice)}?`;
  return null;
}
