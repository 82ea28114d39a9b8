import type { Thread } from '@sinau/contracts/core/cloth/thread-art';
import { colors, kawung, seeds } from '../../../platform/drawing/brand.ts';
import { motif, rectangle, type Drawing } from '../../../platform/drawing/drawing.ts';
import { clothEdge, columns, margin, placeOf, rows, sides, tile } from './frame-squares.ts';
import { wovenSquares } from './woven-squares.ts';

/** Draws kawung in the product's blue. */
export function plainCloth(): Drawing {
  const width = columns * tile;
  const height = rows * tile;
  const ring = `${rectangle(margin, margin, width, height)}M${clothEdge} ${clothEdge}v${height - 2 * tile}h${width - 2 * tile}v${-(height - 2 * tile)}z`;
  return [
    motif({ d: ring, fill: colors.cloth }),
    motif(
      [
        { d: kawung, fill: colors.weave },
        { d: seeds, fill: colors.paleGold },
      ],
      sides.map(placeOf),
    ),
  ];
}

/** Draws these threads, one to a square, in turns until the frame is full. */
export const ownCloth = (threads: readonly Thread[]): Drawing =>
  wovenSquares(
    sides.map((square, index) => ({ ...square, thread: threads[index % threads.length]! })),
    tile,
  );
