import { mergeValue } from '../merging/merge-value.ts';
import { isSame, type Conflict, type Decide, type Side } from '../merging/three-way.ts';
import type { Fields } from './reconcile.ts';

/** Side of a conflict that was not chosen. It can still replace the other one. */
export interface LeftOut {
  path: string;
  /** Field of the document with the conflict. */
  field: string;
  isRichText: boolean;
  /** Discarded value and chosen value; undefined where that side had removed it. */
  value: unknown;
  chosen: unknown;
  /** Field with the chosen value, and with the discarded one instead. */
  used: unknown;
  instead: unknown;
}

/** Returns whether a conflict is still the one that the writer was shown. */
export const isSameConflict = (one: Conflict, shown: Conflict) =>
  one.id === shown.id && isSame([one.mine, one.theirs], [shown.mine, shown.theirs]);

/** Decides one conflict, and leaves the others open. */
export const decidingOn =
  (conflict: Conflict, side: Side): Decide =>
  (one) =>
    isSameConflict(one, conflict) ? side : null;

/**
 * Returns the version discarded when a conflict ends with the text of one side; `merge` merges the document by a
 * decision.
 */
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

/** Returns a field with the discarded version restored, and with everything that was written around it since. */
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
