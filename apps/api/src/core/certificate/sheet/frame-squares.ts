import { at, type Placement } from '../../../platform/drawing/drawing.ts';
import { page } from './page.ts';

/** Twenty-six by eighteen squares of cloth fit the page with the same margin on every side. */
export const tile = (page.width - page.height) / 8;
export const columns = 26;
export const rows = 18;
export const margin = (page.width - columns * tile) / 2;
/** Distance of the cloth's end from the page's edge. */
export const clothEdge = margin + tile;

export interface FrameSquare {
  readonly x: number;
  readonly y: number;
}
const square = (column: number, row: number): FrameSquare => ({ x: margin + column * tile, y: margin + row * tile });

/** The squares between the corners, clockwise from the upper left one. */
export const sides: readonly FrameSquare[] = [
  ...Array.from({ length: columns - 2 }, (_, index) => square(index + 1, 0)),
  ...Array.from({ length: rows - 2 }, (_, index) => square(columns - 1, index + 1)),
  ...Array.from({ length: columns - 2 }, (_, index) => square(columns - 2 - index, rows - 1)),
  ...Array.from({ length: rows - 2 }, (_, index) => square(0, rows - 2 - index)),
];
export const corners: readonly FrameSquare[] = [
  square(0, 0),
  square(columns - 1, 0),
  square(0, rows - 1),
  square(columns - 1, rows - 1),
];

/** Places a drawing of size 64 in a square. */
export const placeOf = ({ x, y }: FrameSquare): Placement => at(x, y, tile / 64);
