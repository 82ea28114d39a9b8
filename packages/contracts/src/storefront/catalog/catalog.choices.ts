/** A class is free or paid; a promotion runs for some of the paid. */
export const priceKinds = ['free', 'paid', 'promo'] as const;
export type PriceKind = (typeof priceKinds)[number];

/** Whole rupiah, both ends among them. */
export interface PriceRange {
  gte?: number;
  lte?: number;
}
/** The ranges of prices to choose from. */
export const priceRanges: readonly PriceRange[] = [
  { gte: 1, lte: 150_000 },
  { gte: 150_000, lte: 350_000 },
  { gte: 350_000 },
];
/** A price as addresses write it: 'free', '150000-350000', '350000-'; nothing for any. */
export const priceText = (price: PriceRange | PriceKind | null): string =>
  typeof price === 'object' ? (price ? `${price.gte ?? ''}-${price.lte ?? ''}` : '') : price;

/** How long a class takes in all, and the seconds that tell one band from the next. */
export const durationBands = ['under-1h', '1-3h', '3-10h', 'over-10h'] as const;
export type DurationBand = (typeof durationBands)[number];
export const durationBounds = [3_600, 10_800, 36_000] as const;

/** The least rating to choose from. */
export const ratingSteps = [4.5, 4, 3.5] as const;

/** What is left of this week, until Sunday, or of this month, in Jakarta. */
export const startPeriods = ['this-week', 'this-month'] as const;
export type StartPeriod = (typeof startPeriods)[number];

/** For so many days a class is new. */
export const newForDays = 30;
