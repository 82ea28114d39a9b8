import type { TextChange } from './class-changes.schemas.ts';

type Part = TextChange['parts'][number];

/** Above this number of pairs of words, the difference is shown as one part replaced by another. */
const maxPairs = 1_000_000;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Returns the words of rich text, with a line for each block; blocks without words are omitted. */
export const textOfHtml = (html: string) =>
  html
    .replace(/<(br|hr)\b[^>]*>|<\/(p|li|h[1-6]|blockquote|pre|tr|figure|div)>/gi, '\n')
    .replace(/<\/t[dh]>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_entity, name: string) => entities[name]!)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();

/** Words with the space or line break before them, so that joining them restores the text. */
const wordsOf = (text: string) => text.match(/\s*\S+/g) ?? [];

const isSame = (a: string, b: string) => a.trim() === b.trim();

/** Returns the changes from one text to another; null if they are equal. */
export function diffText(before: string, after: string): TextChange | null {
  if (before === after) return null;
  return { parts: diffWords(wordsOf(before), wordsOf(after)), isFormatOnly: false };
}

/** Does the same for rich text, by its words and without its tags. */
export function diffHtml(before: string, after: string): TextChange | null {
  if (before === after) return null;
  return diffText(textOfHtml(before), textOfHtml(after)) ?? { parts: [], isFormatOnly: true };
}

function diffWords(before: readonly string[], after: readonly string[]): Part[] {
  const shortest = Math.min(before.length, after.length);
  let head = 0;
  while (head < shortest && isSame(before[head]!, after[head]!)) head += 1;
  let tail = 0;
  while (tail < shortest - head && isSame(before.at(-1 - tail)!, after.at(-1 - tail)!)) tail += 1;
  return joined([
    ...after.slice(0, head).map((text): Part => ({ op: 'same', text })),
    ...diffMiddle(before.slice(head, before.length - tail), after.slice(head, after.length - tail)),
    ...after.slice(after.length - tail).map((text): Part => ({ op: 'same', text })),
  ]);
}

/** Finds the longest common subsequence, by the table of the lengths of all ends. */
function diffMiddle(before: readonly string[], after: readonly string[]): Part[] {
  const removed = before.map((text): Part => ({ op: 'removed', text }));
  const added = after.map((text): Part => ({ op: 'added', text }));
  if (before.length * after.length > maxPairs) return [...removed, ...added];

  const width = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] = isSame(before[i]!, after[j]!)
        ? lengths[(i + 1) * width + j + 1]! + 1
        : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!);

  const parts: Part[] = [];
  let [i, j] = [0, 0];
  while (i < before.length && j < after.length) {
    if (isSame(before[i]!, after[j]!)) {
      parts.push({ op: 'same', text: after[j]! });
      i += 1;
      j += 1;
    } else if (lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!) parts.push(removed[i++]!);
    else parts.push(added[j++]!);
  }
  return [...parts, ...removed.slice(i), ...added.slice(j)];
}

/** Merges neighbors of one kind into one part. */
function joined(parts: readonly Part[]): Part[] {
  const result: Part[] = [];
  for (const { op, text } of parts) {
    const last = result.at(-1);
    if (last?.op === op) last.text += text;
    else result.push({ op, text });
  }
  return result;
}
