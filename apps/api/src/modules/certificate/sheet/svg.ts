import { page, type Drawing, type Line, type Motif, type Placement, type Shape } from './drawing.ts';
import { signsOf } from './typeface.ts';

/** The picture of a sheet. Letters are outlines, each drawn once and used wherever it occurs, so that no font is needed. */
export function paintSvg(drawing: Drawing) {
  const letters = new Map<string, string>();
  const body = drawing
    .map((item, index) => (item.kind === 'line' ? paintLine(item, letters) : paintMotif(item, `m${index}`)))
    .join('');
  const alphabet = [...letters].map(([name, outline]) => `<path id="${name}" d="${outline}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${page.width} ${page.height}" width="${page.width}" height="${page.height}"><defs>${alphabet}</defs>${body}</svg>`;
}

function paintLine(line: Line, letters: Map<string, string>) {
  return signsOf(line)
    .map(({ signs, scale, x: start }) => {
      const visible = signs.filter(({ outline }) => outline !== '');
      for (const { name, outline } of visible) letters.set(name, outline);
      // Fonts count upwards, pages downwards.
      const placement: Placement = [scale, 0, 0, -scale, line.x + start, line.y];
      const placed = visible.map(
        ({ name, x, y }) => `<use href="#${name}" x="${rounded(x, 1)}"${y ? ` y="${rounded(y, 1)}"` : ''}/>`,
      );
      return `<g fill="${line.color}" ${transform(placement)}>${placed.join('')}</g>`;
    })
    .join('');
}

function paintMotif({ shapes, at }: Motif, name: string) {
  const painted = shapes.map(paintShape).join('');
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
