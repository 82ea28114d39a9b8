import { lazily } from './lazily.ts';

// Formatters of every public page are written by hand: the first formatter of `Intl` costs a slow phone 60 ms (0198).

/** Thousands with a dot: 312.400. */
export const decimal = (value: number): string => value.toFixed(0).replace(/\B(?=(\d{3})+$)/g, '.');

/** One decimal with a comma: 4,8. */
export const rating = (value: number): string => value.toFixed(1).replace('.', ',');

const pointsFormat = lazily(() => new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 }));
/** Points of a quiz, which may be fractions: 2, 1,5. */
export const points = (value: number): string => pointsFormat().format(value);

/** Shares of a whole in whole per cent, which add up to 100: by largest remainder, the first ones first. */
export function percents(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const exact = counts.map((count) => (count / total) * 100);
  const left = 100 - exact.reduce((sum, share) => sum + Math.floor(share), 0);
  const order = exact.map((_, index) => index).sort((a, b) => (exact[b]! % 1) - (exact[a]! % 1));
  return exact.map((share, index) => Math.floor(share) + (order.indexOf(index) < left ? 1 : 0));
}
