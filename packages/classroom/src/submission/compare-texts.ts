export interface Piece {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Texts with more pairs than this are compared by lines, which is fast even for the longest texts. */
const mostPairs = 4_000_000;

/** Returns the changes from one text to another, word by word; long texts line by line. */
export function compareTexts(before: string, after: string): Piece[] {
  const words = [before, after].map((text) => text.split(/(?<=\s)(?=\S)/)) as [string[], string[]];
  const parts = words[0].length * words[1].length <= mostPairs ? words : linesOf(before, after);
  return merged(changes(...parts));
}

const linesOf = (...texts: [string, string]) => texts.map((text) => text.split(/(?<=\n)/)) as [string[], string[]];

/** Matches equal beginnings and ends first; the rest by its longest common subsequence. */
function changes(before: string[], after: string[]): Piece[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const room = Math.min(before.length, after.length) - start;
  while (end < room && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return [
    ...pieces('same', before.slice(0, start)),
    ...subsequence(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...pieces('same', before.slice(before.length - end)),
  ];
}

function subsequence(before: string[], after: string[]): Piece[] {
  const width = after.length + 1;
  /** Length of the longest common subsequence of the remainders of both texts, for each pair of positions. */
  const lengths = new Uint32Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        before[i] === after[j]
          ? lengths[(i + 1) * width + j + 1]! + 1
          : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!);

  const found: Piece[] = [];
  let [i, j] = [0, 0];
  while (i < before.length && j < after.length) {
    if (before[i] === after[j]) {
      found.push({ kind: 'same', text: before[i]! });
      i += 1;
      j += 1;
    } else if (lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!) {
      found.push({ kind: 'removed', text: before[i]! });
      i += 1;
    } else {
      found.push({ kind: 'added', text: after[j]! });
      j += 1;
    }
  }
  return [...found, ...pieces('removed', before.slice(i)), ...pieces('added', after.slice(j))];
}

const pieces = (kind: Piece['kind'], texts: readonly string[]) => texts.map((text) => ({ kind, text }));

function merged(all: readonly Piece[]): Piece[] {
  const found: Piece[] = [];
  for (const piece of all) {
    const last = found.at(-1);
    if (last?.kind === piece.kind) last.text += piece.text;
    else if (piece.text) found.push({ ...piece });
  }
  return found;
}
