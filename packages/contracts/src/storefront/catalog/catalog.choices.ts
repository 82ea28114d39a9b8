/** A class is free or paid; some of the paid are in a promotion. */
export const priceKinds = ['free', 'paid', 'promo'] as const;
export type PriceKind = (typeof priceKinds)[number];

/** Whole rupiah, both ends included. */
export interface PriceRange {
  gte?: number;
  lte?: number;
}
/** Price ranges to choose from. */
export const priceRanges: readonly PriceRange[] = [
  { gte: 1, lte: 150_000 },
  { gte: 150_000, lte: 350_000 },
  { gte: 350_000 },
];
/** Formats a price for an address: 'free', '150000-350000', '350000-'; empty for any. */
export const priceText = (price: PriceRange | PriceKind | null): string =>
  typeof price === 'object' ? (price ? `${price.gte ?? ''}-${price.lte ?? ''}` : '') : price;

/** Bands of a class's total duration, and the seconds that separate them. */
export const durationBands = ['under-1h', '1-3h', '3-10h', 'over-10h'] as const;
export type DurationBand = (typeof durationBands)[number];
export const durationBounds = [3_600, 10_800, 36_000] as const;

/** Minimum ratings to choose from. */
export const ratingSteps = [4.5, 4, 3.5] as const;

/** The rest of this week, until Sunday, or of this month, in Jakarta. */
export const startPeriods = ['this-week', 'this-month'] as const;
export type StartPeriod = (typeof startPeriods)[number];

/** Days for which a class is new. */
export const newForDays = 30;
