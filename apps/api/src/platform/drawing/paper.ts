import { colors, mark } from './brand.ts';
import { motif, rectangle, type Drawing, type Line } from './drawing.ts';
import { printable, widthOf, type Style } from './typeface.ts';
import { wrapped } from './typesetting.ts';

/** A4 in portrait format, in points. */
export const a4 = { width: 595.28, height: 841.89 } as const;
const margin = 48;
const contentWidth = a4.width - 2 * margin;
/** Top of the first page and of the others, and bottom of all. */
const firstTop = 118;
const nextTop = 64;
const bottom = a4.height - 64;

/** A portion of a document that is not broken over pages; `y` is its upper edge. */
interface Block {
  readonly height: number;
  readonly draw: (y: number) => Drawing;
  /** Drawn again where a page begins inside a group: the head of a table. */
  readonly head?: Block;
  /** Height that also has to fit on the same page. */
  readonly keep?: number;
}

interface Letterhead {
  /** Issuer of the document. */
  readonly issuer: string;
  readonly title: string;
  /** Text below the title: the number. */
  readonly subtitle: string;
  /** Text at the foot of each page. */
  readonly footnote: string;
}

/** Lays out the pages of a document: blocks from top to bottom, under the issuer's head, with the page number below. */
export function layOut(letterhead: Letterhead, blocks: readonly Block[]): Drawing[] {
  const pages: Drawing[][] = [[letterheadOf(letterhead)]];
  let y = firstTop;
  for (const block of blocks) {
    if (y + block.height + (block.keep ?? 0) > bottom) {
      pages.push([]);
      y = nextTop;
      if (block.head) {
        pages.at(-1)!.push(block.head.draw(y));
        y += block.head.height;
      }
    }
    pages.at(-1)!.push(block.draw(y));
    y += block.height;
  }
  return pages.map((parts, index) => [
    motif({ d: rectangle(0, 0, a4.width, a4.height), fill: colors.paper }),
    ...parts.flat(),
    ...foot(letterhead, index + 1, pages.length),
  ]);
}

function letterheadOf({ issuer, title, subtitle }: Letterhead): Drawing {
  return [
    ...mark(margin, 48, 28),
    line(issuer, margin + 38, 68, { size: 17, weight: 'bold', color: colors.ink }),
    ...toTheLeft(title, a4.width - margin, 64, { size: 20, weight: 'bold', color: colors.ink }),
    ...toTheLeft(subtitle, a4.width - margin, 81, { size: 10.5, weight: 'regular', color: colors.muted }),
    rule(96, colors.primary, 1.5),
  ];
}

function foot({ issuer, title, subtitle, footnote }: Letterhead, page: number, of: number): Drawing {
  const style = { size: 8.5, weight: 'regular', color: colors.muted } as const;
  const y = a4.height - 36;
  const name = of > 1 ? `${title} ${subtitle} · halaman ${page} dari ${of}` : `${issuer} · ${subtitle}`;
  return [
    rule(y - 14, hairline, 0.5),
    line(footnote, margin, y, style),
    ...toTheLeft(name, a4.width - margin, y, style),
  ];
}

export const gap = (height: number): Block => ({ height, draw: () => [] });

interface Fact {
  readonly label: string;
  /** Lines of the fact; the first one is emphasised. */
  readonly lines: readonly string[];
}

/** Draws labels with their values below, side by side. */
export function facts(all: readonly Fact[]): Block {
  const width = contentWidth / all.length;
  const columns = all.map(({ label, lines }) => ({
    label,
    lines: lines.flatMap((words, index) => {
      const style = index === 0 ? factFirst : factOther;
      return wrapped(words, style, width - 12).map((part) => ({ words: part, style }));
    }),
  }));
  const most = Math.max(...columns.map(({ lines }) => lines.length));
  return {
    height: 20 + most * 15,
    draw: (y) =>
      columns.flatMap(({ label, lines }, column) => {
        const x = margin + column * width;
        return [
          line(label, x, y + 9, { size: 8.5, weight: 'regular', color: colors.muted }),
          ...lines.map(({ words, style }, index) => line(words, x, y + 26 + index * 15, style)),
        ];
      }),
  };
}

interface Column {
  readonly title: string;
  /** Share of the width. */
  readonly share: number;
  readonly isNumber?: boolean;
}
/** A cell, with an optional small note below. */
export type Cell = string | { readonly words: string; readonly note: string };

/** Draws a table whose head is repeated on each page. */
export function table(columns: readonly Column[], rows: readonly (readonly Cell[])[]): Block[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  let x = margin;
  const places = columns.map(({ title, share, isNumber = false }) => {
    const width = (contentWidth * share) / shares;
    const place = { title, isNumber, x, width };
    x += width;
    return place;
  });
  const put = (words: string, { isNumber, x: from, width }: (typeof places)[number], y: number, style: Inked) =>
    isNumber ? toTheLeft(words, from + width, y, style) : [line(words, from, y, style)];

  const head: Block = {
    height: 26,
    draw: (y) => [
      ...places.flatMap((place) => put(place.title, place, y + 12, { size: 8.5, weight: 'bold', color: colors.muted })),
      rule(y + 20, hairline, 0.75),
    ],
  };
  const body = rows.map((cells): Block => {
    const set = cells.map((cell, index) => {
      const room = places[index]!.width - (places[index]!.isNumber ? 0 : 14);
      const { words, note } = typeof cell === 'string' ? { words: cell, note: '' } : cell;
      return [
        ...wrapped(words, plain, room).map((part) => ({ words: part, style: plain })),
        ...(note ? wrapped(note, small, room).map((part) => ({ words: part, style: small })) : []),
      ];
    });
    const most = Math.max(...set.map(({ length }) => length));
    return {
      height: 14 + most * 14,
      head,
      draw: (y) => [
        ...set.flatMap((parts, column) =>
          parts.flatMap(({ words, style }, index) => put(words, places[column]!, y + 14 + index * 14, style)),
        ),
        rule(y + 8 + most * 14 + 5, hairline, 0.5),
      ],
    };
  });
  return [{ ...head, keep: body[0]?.height ?? 0 }, ...body];
}

export interface Sum {
  readonly label: string;
  readonly amount: string;
  /** True if it is the total of all the others. */
  readonly isTotal?: boolean;
}

/** Draws the sums of a table, at its right. */
export const sums = (all: readonly Sum[]): Block => ({
  height: all.reduce((sum, { isTotal }) => sum + (isTotal ? 34 : 18), 8),
  draw: (top) => {
    let y = top + 8;
    return all.flatMap(({ label, amount, isTotal = false }) => {
      const style: Inked = isTotal
        ? { size: 13, weight: 'bold', color: colors.ink }
        : { size: 10, weight: 'regular', color: colors.ink };
      const rules = isTotal ? [rule(y + 4, colors.ink, 0.75, sumsLeft)] : [];
      const at = y + (isTotal ? 24 : 12);
      y += isTotal ? 34 : 18;
      return [...rules, line(label, sumsLeft, at, style), ...toTheLeft(amount, a4.width - margin, at, style)];
    });
  },
});
const sumsLeft = a4.width - margin - 250;

/** Sets sentences over the whole width. */
export function paragraph(words: string): Block {
  const lines = wrapped(words, small, contentWidth);
  return {
    height: lines.length * 13,
    draw: (y) => lines.map((part, index) => line(part, margin, y + 10 + index * 13, small)),
  };
}

type Inked = Style & { readonly color: string };
const hairline = '#D5DDEA';
const factFirst = { size: 10.5, weight: 'bold', color: colors.ink } as const;
const factOther = { size: 9.5, weight: 'regular', color: colors.ink } as const;
const plain = { size: 10, weight: 'regular', color: colors.ink } as const;
const small = { size: 8.5, weight: 'regular', color: colors.muted } as const;

const line = (words: string, x: number, y: number, style: Inked): Line => ({
  kind: 'line',
  words: printable(words).words,
  x,
  y,
  ...style,
});
const toTheLeft = (words: string, x: number, y: number, style: Inked): Line[] => {
  const known = printable(words).words;
  return [line(known, x - widthOf(known, style), y, style)];
};
const rule = (y: number, color: string, width: number, from = margin) =>
  motif({ d: `M${from} ${y}H${a4.width - margin}`, stroke: { color, width } });
