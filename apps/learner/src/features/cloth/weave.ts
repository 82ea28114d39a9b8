import type { MotifName } from '@sinau/contracts/core/cloth/motifs';
import { squareSize } from '@sinau/contracts/core/cloth/squares';
import { artOf, type Thread } from '@sinau/contracts/core/cloth/thread-art';

export const clothSize = { width: 840, height: 210 } as const;
/** Rows of bamboo shoots at both ends. */
export const hem = 16;
/** Number of threads that fit a cloth before they become finer. */
const room = 12;

interface Band {
  readonly color: string;
  readonly d: string;
}
interface Figure extends Band {
  readonly motif: MotifName;
  /** Scale from the square of the motif to the picture. */
  readonly scale: number;
}
export interface Woven {
  /** End of the woven part; the rest is empty warp. */
  readonly width: number;
  /** Grounds from back to front; threads of one look are drawn together. */
  readonly grounds: readonly Band[];
  readonly figures: readonly Figure[];
  /** Lines between threads. */
  readonly seams: string;
}

/**
 * Weaves the cloth of these classes, from the first that was finished to the last. The same classes give the same
 * cloth.
 */
export function weave(threads: readonly Thread[]): Woven {
  const width = clothSize.width / Math.max(room, threads.length);
  const grounds: Record<string, string> = {};
  const figures: Record<string, Figure> = {};
  let seams = '';
  for (const [index, thread] of threads.entries()) {
    const { topic, motif, ground, figure } = artOf(thread);
    const from = rounded(index * width);
    const to = rounded((index + 1) * width);
    const band = `M${from} 0H${to}V${clothSize.height}H${from}z`;
    grounds[ground] = (grounds[ground] ?? '') + band;
    const d = (figures[topic]?.d ?? '') + band;
    figures[topic] = { motif, color: figure, scale: rounded(width / squareSize, 4), d };
    seams += `M${to} 0V${clothSize.height}`;
  }
  return {
    width: rounded(threads.length * width),
    grounds: Object.entries(grounds).map(([color, d]) => ({ color, d })),
    figures: Object.values(figures),
    seams,
  };
}

const rounded = (value: number, digits = 1) => Number(value.toFixed(digits));
