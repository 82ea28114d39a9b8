import { hashKey } from '@tanstack/react-query';
import { isBlank } from '@sinau/contracts/authoring/authoring/blank';

/** Compared by value; fields of a document are JSON. */
export const isSame = (a: unknown, b: unknown) => a === b || hashKey([a]) === hashKey([b]);

/** Original value at one location, and what both sides made of it. `undefined` where it is gone, or did not exist. */
export interface Versions<T = unknown> {
  readonly base: T;
  readonly mine: T;
  readonly theirs: T;
}

/** Location that both sides changed, each in another way. */
export interface Conflict extends Versions {
  /** Identifies the location within the document, as it is now. */
  readonly id: string;
  /** Path of its field: 'content.html'. */
  readonly path: string;
  readonly isRichText: boolean;
}

export type Side = 'mine' | 'theirs';
/** Returns the side that wins a conflict; null leaves it open. */
export type Decide = (conflict: Conflict) => Side | null;
export const undecided: Decide = () => null;

export interface Merging {
  /** Paths of the fields that hold rich text. */
  readonly richText: readonly string[];
  readonly decide: Decide;
}

export interface Merged<T = unknown> {
  /** Merged value; mine, where a conflict is open. */
  readonly value: T;
  /**
   * Value to compare with from now on: theirs, or the previous base where a conflict is open. So a later merge finds
   * the open conflicts again, and no other.
   */
  readonly base: T;
  readonly open: readonly Conflict[];
}

/** Merges one location as a whole. */
export function mergeWhole<T>(
  { base, mine, theirs }: Versions<T>,
  place: Pick<Conflict, 'id' | 'path' | 'isRichText'>,
  decide: Decide,
): Merged<T> {
  const settled = (value: T): Merged<T> => ({ value, base: theirs, open: [] });
  if (isSame(base, mine)) return settled(theirs);
  if (isSame(base, theirs) || isSame(mine, theirs) || (isBlank(mine) && isBlank(theirs))) return settled(mine);
  const conflict: Conflict = { ...place, base, mine, theirs };
  const side = decide(conflict);
  if (side) return settled(side === 'mine' ? mine : theirs);
  return { value: mine, base, open: [conflict] };
}
