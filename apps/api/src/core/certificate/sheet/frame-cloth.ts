import { motifs, type MotifName } from '@sinau/contracts/core/cloth/motifs';
import { intoSquare, squareEdge } from '@sinau/contracts/core/cloth/squares';
import { artOf, type Thread } from '@sinau/contracts/core/cloth/thread-art';
import { colors, kawung, seeds } from '../../../platform/drawing/brand.ts';
import {
  motif,
  rectangle,
  within,
  type Drawing,
  type Motif,
  type Placement,
} from '../../../platform/drawing/drawing.ts';
import { clothEdge, columns, margin, placeOf, rows, sides, tile } from './frame-squares.ts';

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

/** Draws the threads of a learner's cloth, one to a square, in turns until the frame is full. */
export function ownCloth(threads: readonly Thread[]): Drawing {
  const grounds = new Map<string, string>();
  const figures = new Map<string, { name: MotifName; color: string; at: Placement[] }>();
  for (const [index, square] of sides.entries()) {
    const { topic, motif: name, ground, figure } = artOf(threads[index % threads.length]!);
    grounds.set(ground, (grounds.get(ground) ?? '') + rectangle(rounded(square.x), rounded(square.y), side, side));
    const placed = figures.get(topic) ?? { name, color: figure, at: [] };
    placed.at.push(within(placeOf(square), intoSquare(name)));
    figures.set(topic, placed);
  }
  return [
    ...[...grounds].map(([fill, d]) => motif({ d, fill })),
    ...[...figures.values()].map(({ name, color, at }) => figureOf(name, color, at)),
  ];
}
const rounded = (value: number) => Number(value.toFixed(2));
/** Slightly wider than a square, so that no paper shows between two. */
const side = rounded(tile + 0.02);

const figureOf = (name: MotifName, color: string, at: readonly Placement[]): Motif =>
  motif(
    motifs[name].shapes.map((shape) =>
      'line' in shape ? { d: shape.d, stroke: { color, width: shape.line } } : { d: shape.d, fill: color },
    ),
    at,
    squareEdge(name),
  );
