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
 * Whole per cents of the parts of a whole, which add up to 100: those with the largest remainders are rounded up. A part
 * that is not empty has at least 1. Without a whole, all are 0.
 */
export function sharesOf(parts: readonly number[]): number[] {
  const total = parts.reduce((sum, part) => sum + part, 0);
  if (total === 0) return parts.map(() => 0);
  const exact = parts.map((part) => (100 * part) / total);
  const shares = exact.map((share) => (share > 0 ? Math.max(1, Math.floor(share)) : 0));
  for (
    let missing = 100 - shares.reduce((sum, share) => sum + share, 0);
    missing !== 0;
    missing -= Math.sign(missing)
  ) {
    const remainders = exact.map((share, index) =>
      shares[index]! > 1 || missing > 0 ? share - shares[index]! : Infinity,
    );
    const next = remainders.indexOf(missing > 0 ? Math.max(...remainders) : Math.min(...remainders));
    shares[next]! += Math.sign(missing);
  }
  return shares;
}
