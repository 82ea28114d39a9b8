import { lazily } from './lazily.ts';

// Formatters of every public page are written by hand: the first formatter of `Intl` costs a slow phone 60 ms (0198).

/** Thousands with a dot: 312.400. */
export const decimal = (value: number): string => value.toFixed(0).replace(/\B(?=(\d{3})+$)/g, '.');

/** One decimal with a comma: 4,8. */
export const rating = (value: number): string => value.toFixed(1).replace('.', ',');

const pointsFormat = lazily(() => new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 }));
/** Points of a quiz, which may be fractions: 2, 1,5. */
export const points = (value: number): string => pointsFormat().format(value);

/**
 * Shares of a whole in whole per cent, which add up to 100: by largest remainder, the first ones first. A share that is
 * not empty has at least 1.
 */
export function percents(counts: readonly number[]): number[] {
  const total = sumOf(counts);
  if (total === 0) return counts.map(() => 0);
  const exact = counts.map((count) => (100 * count) / total);
  const shares = exact.map((share) => Math.max(Math.floor(share), Math.min(Math.ceil(share), 1)));
  const left = 100 - sumOf(shares);
  const remainder = (index: number) => exact[index]! - shares[index]!;
  const byRemainder = [...shares.keys()].sort((one, other) => remainder(other) - remainder(one));
  for (const index of byRemainder.slice(0, Math.max(left, 0))) shares[index]! += 1;
  // Shares that were rounded up to 1 take from the largest one.
  if (left < 0) shares[shares.indexOf(Math.max(...shares))]! += left;
  return shares;
}
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
