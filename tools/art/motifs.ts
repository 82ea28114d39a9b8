import { motifs, type MotifName } from '@sinau/contracts/core/cloth/motifs';

/** Rotation of cloths that do not lie straight. */
const laid: Partial<Record<MotifName, string>> = { parang: 'rotate(-38) ' };

const fill = (d: string, colour: string) => `<path d="${d}" fill="${colour}"/>`;
const stroke = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A motif as an SVG pattern with the id `m`. */
export function patternOf(name: MotifName, colour: string, scale: number) {
  const { width, height, shapes } = motifs[name];
  const drawn = shapes.map((shape) => ('line' in shape ? stroke(shape.d, colour, shape.line) : fill(shape.d, colour)));
  return `<pattern id="m" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="${laid[name] ?? ''}scale(${scale})">${drawn.join('')}</pattern>`;
}
