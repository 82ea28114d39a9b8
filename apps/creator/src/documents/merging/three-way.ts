import { hashKey } from '@tanstack/react-query';

/** Compared by value; fields of a document are JSON. */
export const isSame = (a: unknown, b: unknown) => a === b || hashKey([a]) === hashKey([b]);

/** What one place was, and what both sides made of it. `undefined` where it is gone, or was not there. */
export interface Versions<T = unknown> {
  readonly base: T;
  readonly mine: T;
  readonly theirs: T;
}

/** A place that both sides changed, each in another way. */
export interface Conflict extends Versions {
  /** Names the place within the document, as it is now. */
  readonly id: string;
  /** Its field: 'content.html'. */
  readonly path: string;
  readonly isRichText: boolean;
}

export type Side = 'mine' | 'theirs';
/** Which side wins a conflict; null leaves it open. */
export type Decide = (conflict: Conflict) => Side | null;
export const undecided: Decide = () => null;

export interface Merging {
  /** The fields that hold rich text. */
  readonly richText: readonly string[];
  readonly decide: Decide;
}

export interface Merged<T = unknown> {
  /** What both sides made of it; mine, where a conflict is open. */
  readonly value: T;
  /**
   * What the value is to be compared with from now on: theirs, and what was before, where a conflict is open. So a later
   * merge finds the open conflicts again, and no other.
   */
  readonly base: T;
  readonly open: readonly Conflict[];
}

/** Merges one place as a whole. */
export function mergeWhole<T>(
  { base, mine, theirs }: Versions<T>,
  place: Pick<Conflict, 'id' | 'path' | 'isRichText'>,
  decide: Decide,
): Merged<T> {
  const settled = (value: T): Merged<T> => ({ value, base: theirs, open: [] });
  if (isSame(base, mine)) return settled(theirs);
  if (isSame(base, theirs) || isSame(mine, theirs)) return settled(mine);
  const conflict: Conflict = { ...place, base, mine, theirs };
  const side = decide(conflict);
  if (side) return settled(side === 'mine' ? mine : theirs);
  return { value: mine, base, open: [conflict] };
}
