import { motifs, type MotifName } from '@sinau/contracts/core/cloth/motifs';
import { intoSquare, squareEdge } from '@sinau/contracts/core/cloth/squares';
import { artOf, type Thread } from '@sinau/contracts/core/cloth/thread-art';
import {
  at,
  motif,
  rectangle,
  within,
  type Drawing,
  type Motif,
  type Placement,
} from '../../../platform/drawing/drawing.ts';

export interface WovenSquare {
  readonly x: number;
  readonly y: number;
  readonly thread: Thread;
}

/** Draws squares of this size, each in its thread; those of one look are drawn together. */
export function wovenSquares(squares: readonly WovenSquare[], tile: number): Drawing {
  const grounds = new Map<string, string>();
  const figures = new Map<string, { name: MotifName; color: string; at: Placement[] }>();
  // Slightly wider than a square, so that nothing shows between two.
  const side = rounded(tile + 0.02);
  for (const { x, y, thread } of squares) {
    const { topic, motif: name, ground, figure } = artOf(thread);
    grounds.set(ground, (grounds.get(ground) ?? '') + rectangle(rounded(x), rounded(y), side, side));
    const placed = figures.get(topic) ?? { name, color: figure, at: [] };
    placed.at.push(within(at(x, y, tile / 64), intoSquare(name)));
    figures.set(topic, placed);
  }
  return [
    ...[...grounds].map(([fill, d]) => motif({ d, fill })),
    ...[...figures.values()].map(({ name, color, at: places }) => figureOf(name, color, places)),
  ];
}
const rounded = (value: number) => Number(value.toFixed(2));

const figureOf = (name: MotifName, color: string, places: readonly Placement[]): Motif =>
  motif(
    motifs[name].shapes.map((shape) =>
      'line' in shape ? { d: shape.d, stroke: { color, width: shape.line } } : { d: shape.d, fill: color },
    ),
    places,
    squareEdge(name),
  );
