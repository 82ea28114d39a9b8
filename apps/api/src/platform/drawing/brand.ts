import { at, circle, motif, type Drawing } from './drawing.ts';

/** Colours of drawings: the product's blues, and the gold of songket thread. */
export const colors = {
  paper: '#FFFFFF',
  ink: '#0F1B36',
  muted: '#55617A',
  primary: '#0E47C0',
  shade: '#F6F9FF',
  cloth: '#0A2670',
  weave: '#2F62D6',
  gold: '#C39043',
  paleGold: '#EFD9AE',
  spine: '#8FB2FF',
} as const;

/** The kawung motif: four palm fruits around a centre, in a square of 64. */
export const kawung =
  'M32 32C14 30 4 20 4 4c16 0 26 10 28 28zM32 32C50 30 60 20 60 4 44 4 34 14 32 32zM32 32C30 50 20 60 4 60c0-16 10-26 28-28zM32 32c2 18 12 28 28 28 0-16-10-26-28-28z';
export const seeds = [
  [32, 8],
  [8, 32],
  [56, 32],
  [32, 56],
]
  .map(([x, y]) => circle(x!, y!, 2.5))
  .join('');
const square = 'M8 0H24a8 8 0 0 1 8 8V24a8 8 0 0 1 -8 8H8a8 8 0 0 1 -8 -8V8a8 8 0 0 1 8 -8z';
/** The product's mark: two books stacked into an S, in a square of 32. */
export const strokes = [
  { d: 'M24.5 8.2H13.2a3.9 3.9 0 0 0 0 7.8h5.6a3.9 3.9 0 0 1 0 7.8H7.5', stroke: { color: colors.paper, width: 3.4 } },
  { d: 'M14 12.1h10.5M7.5 19.9H18', stroke: { color: colors.spine, width: 1.7 } },
];

/** Draws the product's mark. */
export const mark = (x: number, y: number, size: number): Drawing => [
  motif([{ d: square, fill: colors.primary }, ...strokes], [at(x, y, size / 32)]),
];
