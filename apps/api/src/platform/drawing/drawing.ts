export type Weight = 'regular' | 'bold';

/** An outline in SVG's path language. */
export interface Shape {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: { readonly color: string; readonly width: number };
}
/** Shapes, back to front, drawn once or at each of the placements. */
export interface Motif {
  readonly kind: 'motif';
  readonly shapes: readonly Shape[];
  readonly at?: readonly Placement[];
  /** Outline outside of which the shapes are clipped. */
  readonly clip?: string;
}
/** Six numbers of an affine map, as PDF and SVG both write them. */
export type Placement = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** A single line of words; `y` is the baseline. */
export interface Line {
  readonly kind: 'line';
  readonly words: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: Weight;
  readonly color: string;
  /** Extra space between letters, in points. */
  readonly tracking?: number;
}

/** Elements of a sheet, back to front. PDFs and pictures are rendered from the same drawing. */
export type Drawing = readonly (Motif | Line)[];

export const motif = (shapes: Shape | readonly Shape[], at?: readonly Placement[], clip?: string): Motif => ({
  kind: 'motif',
  shapes: [shapes].flat(),
  ...(at && { at }),
  ...(clip && { clip }),
});

export const at = (x: number, y: number, scale = 1): Placement => [scale, 0, 0, scale, x, y];
/** Returns a placement turned around its own origin. */
export const turned = (x: number, y: number, degrees: number, scale = 1): Placement => {
  const cos = Math.cos((degrees * Math.PI) / 180) * scale;
  const sin = Math.sin((degrees * Math.PI) / 180) * scale;
  return [cos, sin, -sin, cos, x, y];
};

/** Returns a placement within what another one places. */
export const within = ([a, b, c, d, e, f]: Placement, [a2, b2, c2, d2, e2, f2]: Placement): Placement => [
  a * a2 + c * b2,
  b * a2 + d * b2,
  a * c2 + c * d2,
  b * c2 + d * d2,
  a * e2 + c * f2 + e,
  b * e2 + d * f2 + f,
];

export const rectangle = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
export const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
