import { decimal } from '@sinau/format';

const lines = 4;

/** The highest value of an axis of four round steps that holds `highest`; an empty one goes up to a million. */
export function axisTop(highest: number): number {
  if (highest <= 0) return 1_000_000;
  const step = highest / lines;
  const magnitude = 10 ** Math.floor(Math.log10(step));
  const round = [1, 2, 2.5, 5, 10].find((factor) => factor * magnitude >= step)!;
  return lines * round * magnitude;
}

export const axisSteps = (top: number): number[] =>
  Array.from({ length: lines + 1 }, (_, index) => (top / lines) * index);

/** 500 rb, 2,5 jt: short enough for an axis. */
export function shortRupiah(amount: number): string {
  if (amount >= 1_000_000_000) return `${short(amount / 1_000_000_000)} M`;
  if (amount >= 1_000_000) return `${short(amount / 1_000_000)} jt`;
  return amount >= 1_000 ? `${short(amount / 1_000)} rb` : decimal(amount);
}

const short = (value: number) => String(Math.round(value * 10) / 10).replace('.', ',');
