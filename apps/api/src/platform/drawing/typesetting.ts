import type { Weight } from './drawing.ts';
import { printable, widthOf, type Style } from './typeface.ts';

interface Room {
  readonly weight: Weight;
  readonly width: number;
  /** Sizes to try, largest first, and the number of lines each may take. */
  readonly steps: readonly { readonly from: number; readonly to: number; readonly lines: number }[];
}

/** Sets words as large as the room allows. Words too long even for the smallest size are broken. */
export function fit(words: string, { weight, width, steps }: Room) {
  const whole = measured(words.split(' '), ' ', weight);
  for (const { from, to, lines: most } of steps) {
    for (let size = from; size >= to; size -= 1) {
      const lines = wrap(whole, width / size);
      if (lines && lines.length <= most) return { size, lines };
    }
  }
  const size = steps.at(-1)!.to;
  return { size, lines: wrap(measured([...words], '', weight), width / size) ?? [words] };
}

/** Wraps words into lines of one size, as full as possible; a word that is wider than a line is broken. */
export function wrapped(words: string, { size, weight }: Style, width: number): string[] {
  const known = printable(words).words;
  return (
    greedy(measured(known.split(' '), ' ', weight), width / size) ??
    greedy(measured([...known], '', weight), width / size) ?? [known]
  );
}

/** Widths at size 1: they grow in proportion, so measuring once serves every size. */
interface Measured {
  readonly parts: readonly { words: string; width: number }[];
  readonly glue: string;
  readonly glueWidth: number;
}

const measured = (parts: readonly string[], glue: string, weight: Weight): Measured => ({
  parts: parts.map((words) => ({ words, width: widthOf(words, { size: 1, weight }) })),
  glue,
  glueWidth: widthOf(glue, { size: 1, weight }),
});

/** Wraps into the fewest lines, of about equal length; null where a single piece is wider than a line. */
function wrap(measured: Measured, width: number): string[] | null {
  let lines = greedy(measured, width);
  if (!lines) return null;
  for (let narrower = width * 0.98; narrower > width / 2; narrower -= width * 0.02) {
    const candidate = greedy(measured, narrower);
    if (candidate?.length !== lines.length) break;
    lines = candidate;
  }
  return lines;
}

function greedy({ parts, glue, glueWidth }: Measured, width: number): string[] | null {
  const lines: { words: string; width: number }[] = [];
  for (const part of parts) {
    if (part.width > width) return null;
    const last = lines.at(-1);
    if (last && last.width + glueWidth + part.width <= width) {
      last.words += glue + part.words;
      last.width += glueWidth + part.width;
    } else lines.push({ ...part });
  }
  return lines.map(({ words }) => words);
}
