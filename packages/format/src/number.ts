import { lazily } from './lazily.ts';

// Formatters of every public page are written by hand: the first formatter of `Intl` costs a slow phone 60 ms (0198).

/** Thousands with a dot: 312.400. */
export const decimal = (value: number): string => value.toFixed(0).replace(/\B(?=(\d{3})+$)/g, '.');

/** One decimal with a comma: 4,8. */
export const rating = (value: number): string => value.toFixed(1).replace('.', ',');

const pointsFormat = lazily(() => new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 }));
/** Points of a quiz, which may be fractions: 2, 1,5. */
export const points = (value: number): string => pointsFormat().format(value);
