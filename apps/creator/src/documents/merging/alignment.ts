/** Beyond this number of pairs, members are paired by their order alone. */
const mostPairs = 1_000_000;

type Pair = readonly [number, number];

/** Returns as many members as possible that two lists have in common, in the order of both. */
export function samePairs(before: readonly string[], after: readonly string[]): Pair[] {
  const shortest = Math.min(before.length, after.length);
  let head = 0;
  while (head < shortest && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shortest - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const between = bestPairs(
    before.slice(head, before.length - tail),
    after.slice(head, after.length - tail),
    (one, other) => (one === other ? 1 : 0),
  );
  return [
    ...Array.from({ length: head }, (_, at): Pair => [at, at]),
    ...between.map(([i, j]): Pair => [head + i, head + j]),
    ...Array.from({ length: tail }, (_, at): Pair => [before.length - tail + at, after.length - tail + at]),
  ];
}

/**
 * Returns for each member of `before` its position in `after`, or null where it is gone. Members that are the same
 * anchor the two lists; those between them are paired by similarity.
 */
export function alignedTo(before: readonly string[], after: readonly string[]): (number | null)[] {
  const places: (number | null)[] = before.map(() => null);
  let [from, to] = [0, 0];
  for (const [i, j] of [...samePairs(before, after), [before.length, after.length] as const]) {
    const between = bestPairs(before.slice(from, i), after.slice(to, j), (one, other) => likeness(one, other) + bias);
    for (const [k, l] of between) places[from + k] = to + l;
    if (i < before.length) places[i] = j;
    [from, to] = [i + 1, j + 1];
  }
  return places;
}

/** Even two members with nothing in common count as one that was rewritten, where nothing is more similar. */
const bias = 0.05;

/** Returns the pairs, in the order of both lists, with the highest total similarity; pairs without any are omitted. */
function bestPairs(before: readonly string[], after: readonly string[], worth: (one: string, other: string) => number) {
  const pairs: Pair[] = [];
  if (before.length * after.length > mostPairs) {
    for (let at = 0; at < Math.min(before.length, after.length); at += 1)
      if (worth(before[at]!, after[at]!) > 0) pairs.push([at, at]);
    return pairs;
  }
  const width = after.length + 1;
  const total = new Float64Array((before.length + 1) * width);
  const worths = new Float64Array(before.length * after.length);
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const own = worth(before[i]!, after[j]!);
      worths[i * after.length + j] = own;
      total[i * width + j] = Math.max(
        own > 0 ? total[(i + 1) * width + j + 1]! + own : 0,
        total[(i + 1) * width + j]!,
        total[i * width + j + 1]!,
      );
    }
  let [i, j] = [0, 0];
  while (i < before.length && j < after.length) {
    const own = worths[i * after.length + j]!;
    if (own > 0 && total[i * width + j] === total[(i + 1) * width + j + 1]! + own) pairs.push([i++, j++]);
    else if (total[i * width + j] === total[(i + 1) * width + j]) i += 1;
    else j += 1;
  }
  return pairs;
}

/** Share of words that two have in common, from 0 to 1. */
function likeness(one: string, other: string) {
  const words = wordsOf(one);
  const others = wordsOf(other);
  if (words.length + others.length === 0) return 1;
  const left = new Map<string, number>();
  for (const word of words) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of others) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    common += 1;
  }
  return (2 * common) / (words.length + others.length);
}

const wordsOf = (text: string) => text.replace(/<[^>]*>/g, ' ').match(/[^\s]+/g) ?? [];
