import type { Thread } from '@sinau/contracts/core/cloth/thread-art';
import { colors, kawung, seeds, strokes } from '../../../platform/drawing/brand.ts';
import {
  at,
  circle,
  motif,
  rectangle,
  turned,
  type Drawing,
  type Placement,
} from '../../../platform/drawing/drawing.ts';
import { ownCloth, plainCloth } from './frame-cloth.ts';
import { clothEdge, columns, corners, placeOf, rows, tile } from './frame-squares.ts';
import { page } from './page.ts';

/** Tumpal, the row of bamboo shoots at the end of a cloth; here one shoot of width and height 1. */
const shoot = 'M0 0H1L.5 1z';
const innerShoot = 'M.3 0H.7L.5 .48z';

/**
 * Draws a frame of woven cloth, of these threads if there are any, with its edge of shoots turned inwards and a fine
 * line of gold.
 */
export function clothFrame(threads: readonly Thread[] = []): Drawing {
  const thread = clothEdge + 15;
  return [
    ...(threads.length > 0 ? ownCloth(threads) : plainCloth()),
    motif(
      [
        { d: rectangle(0, 0, 64, 64), fill: colors.gold },
        { d: kawung + seeds, fill: colors.paper },
      ],
      corners.map(placeOf),
    ),
    motif(
      [
        { d: shoot, fill: colors.cloth },
        { d: innerShoot, fill: colors.gold },
      ],
      edgeShoots(),
    ),
    motif({
      d: rectangle(thread, thread, page.width - 2 * thread, page.height - 2 * thread),
      stroke: { color: colors.gold, width: 0.75 },
    }),
  ];
}

/** Places three shoots to a square, pointing to the middle of the page. */
function edgeShoots(): Placement[] {
  const size = tile / 3;
  const right = page.width - clothEdge;
  const bottom = page.height - clothEdge;
  // The first and the last shoot would meet those of the next side.
  const along = (squares: number) =>
    Array.from({ length: (squares - 2) * 3 - 2 }, (_, index) => clothEdge + (index + 1) * size);
  return [
    ...along(columns).flatMap((x) => [at(x, clothEdge, size), turned(x + size, bottom, 180, size)]),
    ...along(rows).flatMap((y) => [turned(clothEdge, y + size, -90, size), turned(right, y, 90, size)]),
  ];
}

const petal = 'M0 -33C4 -30 4 -24 0 -19C-4 -24 -4 -30 0 -33z';

/** Draws a rosette of gold with the product's strokes in its middle. */
export function seal(x: number, y: number, radius: number): Drawing {
  const scale = radius / 33;
  const around = (offset: number, size: number) =>
    Array.from({ length: 24 }, (_, index) => turned(x, y, 15 * index + offset, size * scale));
  return [
    motif({ d: petal, fill: colors.paleGold }, around(7.5, 0.94)),
    motif({ d: petal, fill: colors.gold }, around(0, 1)),
    motif([
      { d: circle(x, y, 23 * scale), fill: colors.gold },
      { d: circle(x, y, 21.5 * scale), fill: colors.paper },
      { d: circle(x, y, 20.5 * scale), fill: colors.primary },
      { d: circle(x, y, 18 * scale), stroke: { color: colors.paleGold, width: 0.6 } },
    ]),
    motif(strokes, [at(x - 11 * scale, y - 11 * scale, (22 * scale) / 32)]),
  ];
}

/** Draws one large, faint kawung behind the words. */
export const watermark = (x: number, y: number, size: number): Drawing => [
  motif({ d: kawung, fill: colors.shade }, [at(x - size / 2, y - size / 2, size / 64)]),
];

/** Draws a rule that ends in the middle at a small diamond. */
export const divider = (x: number, y: number, width: number): Drawing => [
  motif([
    {
      d: `M${x - width / 2} ${y}H${x - 12}M${x + 12} ${y}H${x + width / 2}`,
      stroke: { color: colors.gold, width: 0.75 },
    },
    { d: `M${x} ${y - 5}l5 5l-5 5l-5 -5z`, fill: colors.gold },
    { d: `M${x} ${y - 2}l2 2l-2 2l-2 -2z`, fill: colors.paper },
  ]),
];
