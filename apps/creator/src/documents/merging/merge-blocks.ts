import { alignedTo } from './alignment.ts';
import { mergeWhole, type Conflict, type Decide, type Merged, type Versions } from './three-way.ts';

/**
 * Merges a text block by block. A block that one side changed, removed or added is taken from that side; additions of
 * both in one place follow one another, theirs first. Blocks that both changed are conflicts.
 */
export function mergeBlocks(
  { base, mine, theirs }: Versions<readonly string[]>,
  path: string,
  decide: Decide,
): Merged<readonly string[]> {
  const own = changesOf(base, mine);
  const other = changesOf(base, theirs);
  const value: string[] = [];
  const rebased: string[] = [];
  const open: Conflict[] = [];
  for (const place of [...base.keys(), base.length]) {
    const [added, addedByThem] = [own.added[place]!, other.added[place]!];
    rebased.push(...addedByThem);
    value.push(...addedByThem, ...without(added, addedByThem));
    if (place === base.length) break;
    const merged = mergeWhole<string | undefined>(
      { base: base[place], mine: own.kept[place], theirs: other.kept[place] },
      { id: `${path}/${place}`, path, isRichText: true },
      decide,
    );
    if (merged.value !== undefined) value.push(merged.value);
    if (merged.base !== undefined) rebased.push(merged.base);
    open.push(...merged.open);
  }
  return { value, base: rebased, open };
}

/** Returns what became of each block, and what was added before each, and after the last. */
function changesOf(before: readonly string[], after: readonly string[]) {
  const places = alignedTo(before, after);
  const beforeOf = new Map(places.flatMap((place, index) => (place === null ? [] : [[place, index] as const])));
  const added: string[][] = Array.from({ length: before.length + 1 }, () => []);
  let gap = 0;
  for (const [place, block] of after.entries()) {
    const index = beforeOf.get(place);
    if (index === undefined) added[gap]!.push(block);
    else gap = index + 1;
  }
  return { kept: places.map((place) => (place === null ? undefined : after[place])), added };
}

/**
 * Returns the additions that the others do not have yet: a save whose response was lost may have stored them before.
 */
function without(added: readonly string[], others: readonly string[]) {
  const left = [...others];
  return added.filter((block) => {
    const at = left.indexOf(block);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
