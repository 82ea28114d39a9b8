import { motifs, type MotifName } from './motifs.ts';

/** The side of a square of cloth. */
export const squareSize = 64;

/** The six numbers of an affine map, in the order of SVG and PDF. */
export type SquarePlacement = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Parang lies at 45 degrees, so that its rows continue in the next square. */
const slant = squareSize / 2 / motifs.parang.height;
const parang = motifs.parang.width / 2 + motifs.parang.height / 2;
const slanting: SquarePlacement = [
  slant,
  -slant,
  slant,
  slant,
  squareSize / 2 - slant * parang,
  squareSize / 2 + slant * (motifs.parang.width / 2 - motifs.parang.height / 2),
];

/** Transform of a motif's tile into a square beside others of its kind. Clip everything beyond the square. */
export const intoSquare = (name: MotifName): SquarePlacement =>
  name === 'parang' ? slanting : [squareSize / motifs[name].width, 0, 0, squareSize / motifs[name].height, 0, 0];

/** The edge of that square, in the units of the motif. */
export function squareEdge(name: MotifName): string {
  const [a, b, c, d, e, f] = intoSquare(name);
  const scale = a * d - b * c;
  const corner = (x: number, y: number) =>
    [(d * (x - e) - c * (y - f)) / scale, (a * (y - f) - b * (x - e)) / scale]
      .map((at) => Number(at.toFixed(2)))
      .join(' ');
  return `M${corner(0, 0)}L${corner(squareSize, 0)}L${corner(squareSize, squareSize)}L${corner(0, squareSize)}z`;
}
