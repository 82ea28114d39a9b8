import { lazily } from './lazily.ts';

const decimalFormat = lazily(() => new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 }));
const pointsFormat = lazily(() => new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 }));
const ratingFormat = lazily(
  () => new Intl.NumberFormat('id-ID', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** Thousands with a dot: 312.400. */
export const decimal = (value: number): string => decimalFormat().format(value);

/** One decimal with a comma: 4,8. */
export const rating = (value: number): string => ratingFormat().format(value);

/** Points of a quiz, of which a part may count: 2, 1,5. */
export const points = (value: number): string => pointsFormat().format(value);
