export const minTitleLength = 5;

/** Maximum of hours that a class may require of its participants per week. */
export const maxWeeklyHours = 80;

/** Requirements of a new class; the way of teaching has a default. */
export const programCreationRules = { title: { kind: 'text', min: minTitleLength, max: 120 } } as const;

interface Prices {
  readonly salePrice: number | null;
  readonly normalPrice: number | null;
  /** Null for a promotion without an end. */
  readonly promotionEndsAt: Date | null;
}

/**
 * Returns the problems of a class's prices, by field: a promotion costs less than the normal price and ends in the
 * future.
 */
export function priceProblems(
  { salePrice, normalPrice, promotionEndsAt }: Prices,
  now: Date,
): Partial<Record<keyof Prices, string>> {
  return {
    ...(normalPrice !== null && salePrice === null && { salePrice: 'Tentukan harga promo, boleh gratis' }),
    ...(normalPrice !== null &&
      salePrice !== null &&
      salePrice >= normalPrice && { salePrice: 'Harga promo harus di bawah harga normal' }),
    ...(normalPrice === null && promotionEndsAt !== null && { promotionEndsAt: 'Isi harga normal dulu' }),
    ...(promotionEndsAt !== null && promotionEndsAt <= now && { promotionEndsAt: 'Pilih waktu yang belum lewat' }),
  };
}
