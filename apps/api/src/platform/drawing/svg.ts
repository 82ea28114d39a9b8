import type { Drawing, Line, Motif, Placement, Shape } from './drawing.ts';
import { signsOf } from './typeface.ts';

interface Picture {
  readonly width: number;
  readonly height: number;
  /** Prefix of the names of its motifs, so that those of a nested picture differ. */
  readonly prefix?: string;
  /** A nested picture, on top. */
  readonly inside?: string;
}

/**
 * Writes a drawing as SVG. Letters are outlines, each drawn once and used wherever it occurs, so that no font is
 * needed.
 */
export function paintSvg(drawing: Drawing, { width, height, prefix = 'm', inside = '' }: Picture) {
  const letters = new Map<string, string>();
  const body = drawing
    .map((item, index) => (item.kind === 'line' ? paintLine(item, letters) : paintMotif(item, `${prefix}${index}`)))
    .join('');
  const alphabet = [...letters].map(([name, outline]) => `<path id="${name}" d="${outline}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${alphabet}</defs>${body}${inside}</svg>`;
}

function paintLine(line: Line, letters: Map<string, string>) {
  return signsOf(line)
    .map(({ signs, scale, x: start }) => {
      const visible = signs.filter(({ outline }) => outline !== '');
      for (const { name, outline } of visible) letters.set(name, outline);
      // Font coordinates grow upwards, page coordinates downwards.
      const placement: Placement = [scale, 0, 0, -scale, line.x + start, line.y];
      const placed = visible.map(
        ({ name, x, y }) => `<use href="#${name}" x="${rounded(x, 1)}"${y ? ` y="${rounded(y, 1)}"` : ''}/>`,
      );
      return `<g fill="${line.color}" ${transform(placement)}>${placed.join('')}</g>`;
    })
    .join('');
}

function paintMotif({ shapes, at, clip }: Motif, name: string) {
  const whole = shapes.map(paintShape).join('');
  const painted = clip
    ? `<clipPath id="${name}c"><path d="${clip}"/></clipPath><g clip-path="url(#${name}c)">${whole}</g>`
    : whole;
  if (!at) return painted;
  const [first, ...others] = at;
  if (others.length === 0) return `<g ${transform(first!)}>${painted}</g>`;
  return `<defs><g id="${name}">${painted}</g></defs>${at.map((placement) => `<use href="#${name}" ${transform(placement)}/>`).join('')}`;
}

function paintShape({ d, fill = 'none', stroke }: Shape) {
  const line = stroke
    ? ` stroke="${stroke.color}" stroke-width="${stroke.width}" stroke-linejoin="round" stroke-linecap="round"`
    : '';
  return `<path d="${d}" fill="${fill}"${line}/>`;
}

const transform = ([a, b, c, d, e, f]: Placement) =>
  `transform="matrix(${[rounded(a, 4), rounded(b, 4), rounded(c, 4), rounded(d, 4), rounded(e, 2), rounded(f, 2)].join(' ')})"`;
const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
