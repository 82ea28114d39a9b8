import type { Thread } from '@sinau/contracts/core/cloth/thread-art';
import { colors, mark } from '../../../platform/drawing/brand.ts';
import { motif, rectangle, type Drawing, type Line } from '../../../platform/drawing/drawing.ts';
import { printable, widthOf, type Style } from '../../../platform/drawing/typeface.ts';
import { fit } from '../../../platform/drawing/typesetting.ts';
import { divider } from './ornaments.ts';
import { wovenSquares, type WovenSquare } from './woven-squares.ts';

/** Five centimetres, in points: a square of the printed cloth. */
const printedTile = (5 / 2.54) * 72;
/** Number of squares in a row of a pattern: it stays below the width of a printer for cloth. */
const mostColumns = 16;

/** Size of a pattern in points. Each row begins a thread later than the one above, so that it goes on at all edges. */
export function patternSize(threads: readonly Thread[]) {
  const columns = Math.min(threads.length, mostColumns);
  return { columns, width: columns * printedTile, height: columns * printedTile };
}

/** Draws one repeat of a cloth of these threads. */
export function drawPattern(threads: readonly Thread[]): Drawing {
  const { columns } = patternSize(threads);
  return wovenSquares(diagonal(threads.slice(-columns), { columns, rows: columns, tile: printedTile }), printedTile);
}

interface Field {
  readonly columns: number;
  readonly rows: number;
  readonly tile: number;
  readonly top?: number;
}
const diagonal = (threads: readonly Thread[], { columns, rows, tile, top = 0 }: Field): WovenSquare[] =>
  Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return { x: column * tile, y: top + row * tile, thread: threads[(column + row) % threads.length]! };
  });

/** Size of a story on phones. */
export const storySize = { width: 1080, height: 1920 } as const;
const middle = storySize.width / 2;
const tile = 135;
/** Squares of the cloth, below the words: from above the middle to the edge, where apps cover it with their buttons. */
const top = 705;

interface Weaver {
  readonly issuer: string;
  readonly name: string;
  readonly classCount: number;
}
/** Draws a cloth for stories: whose it is, and what it is made of. */
export function drawClothStory(threads: readonly Thread[], { issuer, name, classCount }: Weaver): Drawing {
  const brand = { size: 40, weight: 'bold' } as const;
  const { words } = printable(issuer);
  const x = middle - (80 + widthOf(words, brand)) / 2;
  const owner = fit(printable(name).words, {
    weight: 'bold',
    width: 920,
    steps: [{ from: 44, to: 26, lines: 1 }],
  });
  return [
    motif({ d: rectangle(0, 0, storySize.width, storySize.height), fill: colors.cloth }),
    ...wovenSquares(diagonal(threads, { columns: 8, rows: 9, tile, top }), tile),
    motif({ d: `M0 ${top}h${storySize.width}`, stroke: { color: colors.gold, width: 10 } }),
    ...mark(x, 250, 60),
    { kind: 'line', words, x: x + 80, y: 295, color: colors.paper, ...brand },
    ...centred(['Kainku jadi'], 455, { size: 96, weight: 'bold', color: colors.paper }),
    ...divider(middle, 510, 420),
    ...centred(owner.lines, 580, { size: owner.size, weight: 'bold', color: colors.paper }),
    ...centred([`Ditenun dari ${classCount} kelas yang kutuntaskan`], 640, {
      size: 34,
      weight: 'regular',
      color: colors.paleGold,
    }),
  ];
}

const centred = (lines: readonly string[], y: number, style: Style & { color: string }): Line[] =>
  lines.map((words) => ({ kind: 'line', words, x: middle - widthOf(words, style) / 2, y, ...style }));
