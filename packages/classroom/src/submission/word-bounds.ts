import { decimal } from '@sinau/format';

interface Bounds {
  readonly minimum: number | null;
  readonly maximum: number | null;
}

/** Returns the required length of a text in words; null without a limit. */
export function wordBounds({ minimum, maximum }: Bounds): string | null {
  if (minimum && maximum) return `${decimal(minimum)} sampai ${decimal(maximum)} kata`;
  if (minimum) return `Paling sedikit ${decimal(minimum)} kata`;
  return maximum ? `Paling banyak ${decimal(maximum)} kata` : null;
}
