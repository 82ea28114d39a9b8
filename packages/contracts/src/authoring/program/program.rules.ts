export const minTitleLength = 5;

/** The most that a class may ask of its participants in a week. */
export const maxWeeklyHours = 80;

/** What a new class needs; how it is taught has a default. */
export const programCreationRules = { title: { kind: 'text', min: minTitleLength, max: 120 } } as const;

interface Prices {
  readonly salePrice: number | null;
  readonly normalPrice: number | null;
  /** Null for a promotion without an end. */
  readonly promotionEndsAt: Date | null;
}

/** The problems of a class's prices, by field: a promotion costs less than the normal price and ends in the future. */
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
