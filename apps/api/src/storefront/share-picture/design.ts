import { colors, kawung, mark, seeds } from '../../platform/drawing/brand.ts';
import { at, motif, rectangle, type Drawing, type Line } from '../../platform/drawing/drawing.ts';
import { paintSvg } from '../../platform/drawing/svg.ts';
import { printable, widthOf } from '../../platform/drawing/typeface.ts';
import { fit } from '../../platform/drawing/typesetting.ts';
import { sharePictureSize as size } from '../../platform/share-picture.ts';

export interface Words {
  readonly product: string;
  readonly title: string;
  readonly by: string | null;
  readonly price: string | null;
  readonly when: string | null;
}

const left = 64;
/** Left end of the woven edge, and of the picture behind it. */
const edge = 716;
const tile = 45;
export const pictureBox = { left: edge + tile, top: 0, width: size.width - edge - tile, height: size.height } as const;

/** Draws words on paper at the left, a woven edge, and room for the picture of the class at the right. */
export const designOf = (words: Words) => paintSvg(draw(words), size);

function draw({ product, title, by, price, when }: Words): Drawing {
  const set = fit(printable(title).words, {
    weight: 'bold',
    width: edge - left - 48,
    steps: [
      { from: 64, to: 50, lines: 3 },
      { from: 50, to: 36, lines: 4 },
      { from: 36, to: 28, lines: 5 },
    ],
  });
  const top = 208;
  const leading = set.size * 1.18;
  const lines: Line[] = set.lines.map((line, index) => ({
    kind: 'line',
    words: line,
    x: left,
    y: top + index * leading,
    size: set.size,
    weight: 'bold',
    color: colors.ink,
  }));
  const below = top + (set.lines.length - 1) * leading + 62;
  return [
    motif({ d: rectangle(0, 0, size.width, size.height), fill: colors.paper }),
    motif({ d: rectangle(pictureBox.left, 0, pictureBox.width, size.height), fill: colors.primary }),
    ...wovenEdge(),
    ...mark(left, 60, 48),
    { kind: 'line', words: product, x: left + 64, y: 95, size: 32, weight: 'bold', color: colors.ink },
    ...lines,
    ...(by ? [quiet(`oleh ${by}`, below)] : []),
    ...(when ? [quiet(when, 494)] : []),
    ...(price ? priceTag(price) : []),
  ];
}

function quiet(words: string, y: number): Line {
  const { size: own, lines } = fit(printable(words).words, {
    weight: 'regular',
    width: edge - left - 48,
    steps: [{ from: 30, to: 20, lines: 1 }],
  });
  return { kind: 'line', words: lines[0]!, x: left, y, size: own, weight: 'regular', color: colors.muted };
}

function priceTag(words: string): Drawing {
  const style = { size: 40, weight: 'bold' } as const;
  const width = widthOf(words, style) + 56;
  return [
    motif({ d: rounded(left, 516, width, 66, 14), fill: colors.primary }),
    { kind: 'line', words, x: left + 28, y: 563, color: colors.paper, ...style },
  ];
}

const rounded = (x: number, y: number, width: number, height: number, r: number) =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`;

/** Draws a column of kawung, as on the edge of a certificate. */
function wovenEdge(): Drawing {
  const places = Array.from({ length: size.height / tile }, (_, index) => at(edge, index * tile, tile / 64));
  return [
    motif({ d: rectangle(edge, 0, tile, size.height), fill: colors.cloth }),
    motif(
      [
        { d: kawung, fill: colors.weave },
        { d: seeds, fill: colors.paleGold },
      ],
      places,
    ),
    motif({ d: rectangle(edge - 5, 0, 5, size.height), fill: colors.gold }),
  ];
}
