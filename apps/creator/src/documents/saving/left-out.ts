import { mergeValue } from '../merging/merge-value.ts';
import { isSame, type Conflict, type Decide, type Side } from '../merging/three-way.ts';
import type { Fields } from './reconcile.ts';

/** One side of a conflict that was not chosen. It can still take the place of the other one. */
export interface LeftOut {
  path: string;
  /** The field of the document that it is in. */
  field: string;
  isRichText: boolean;
  /** What was left out, and what was chosen; undefined where that side had removed it. */
  value: unknown;
  chosen: unknown;
  /** The field with what was chosen, and with what was left out instead. */
  used: unknown;
  instead: unknown;
}

/** Whether a conflict is still the one that somebody was shown. */
export const isSameConflict = (one: Conflict, shown: Conflict) =>
  one.id === shown.id && isSame([one.mine, one.theirs], [shown.mine, shown.theirs]);

/** Decides one conflict, and leaves the others open. */
export const decidingOn =
  (conflict: Conflict, side: Side): Decide =>
  (one) =>
    isSameConflict(one, conflict) ? side : null;

/** What is left out when a conflict ends with the words of one side; `merge` merges the document by a decision. */
export function leftOutBy(conflict: Conflict, side: Side, merge: (decide: Decide) => Fields): LeftOut {
  const { path, isRichText } = conflict;
  const field = path.split('.')[0]!;
  const other = side === 'mine' ? 'theirs' : 'mine';
  return {
    path,
    field,
    isRichText,
    value: conflict[other],
    chosen: conflict[side],
    used: merge(decidingOn(conflict, side))[field],
    instead: merge(decidingOn(conflict, other))[field],
  };
}

/** A field with what was left out back in its place, and with all that was written beside it since. */
export function putInstead({ used, instead, ...place }: LeftOut, now: unknown, richText: readonly string[] = []) {
  let givingWay = place.chosen;
  const { value } = mergeValue({ base: used, mine: now, theirs: instead }, place.field, {
    richText,
    decide: ({ mine }) => {
      givingWay = mine;
      return 'theirs';
    },
  });
  const leftOut: LeftOut = { ...place, value: givingWay, chosen: place.value, used: value, instead: now };
  return { value, leftOut };
}
