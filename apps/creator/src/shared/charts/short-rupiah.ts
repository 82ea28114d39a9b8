import { decimal } from '@sinau/format';

/** Formats rupiah short enough for an axis: 500 rb, 2,5 jt. */
export function shortRupiah(amount: number): string {
  if (amount >= 1_000_000_000) return `${short(amount / 1_000_000_000)} M`;
  if (amount >= 1_000_000) return `${short(amount / 1_000_000)} jt`;
  return amount >= 1_000 ? `${short(amount / 1_000)} rb` : decimal(amount);
}

const short = (value: number) => String(Math.round(value * 10) / 10).replace('.', ',');
