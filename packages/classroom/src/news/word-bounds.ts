import { decimal } from '@sinau/format';

interface Bounds {
  readonly minimum: number | null;
  readonly maximum: number | null;
}

/** How long a text is to be, in words; null where nothing is asked. */
export function wordBounds({ minimum, maximum }: Bounds): string | null {
  if (minimum && maximum) return `${decimal(minimum)} sampai ${decimal(maximum)} kata`;
  if (minimum) return `Paling sedikit ${decimal(minimum)} kata`;
  return maximum ? `Paling banyak ${decimal(maximum)} kata` : null;
}
