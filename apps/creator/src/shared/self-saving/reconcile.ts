import { hashKey } from '@tanstack/react-query';

/** The fields of a document: JSON values, compared by value. */
export type Fields = Record<string, unknown>;

export const isSame = (a: unknown, b: unknown) => a === b || hashKey([a]) === hashKey([b]);

export interface Stored<F extends Fields> {
  fields: F;
  revision: number;
}

/** The names of the fields in which two versions differ. */
export const differing = <F extends Fields>(a: F, b: F) =>
  (Object.keys(a) as (keyof F & string)[]).filter((name) => !isSame(a[name], b[name]));

export const pick = <F extends Fields>(fields: F, names: readonly (keyof F)[]) =>
  Object.fromEntries(names.map((name) => [name, fields[name]])) as Partial<F>;

interface Sides<F> {
  /** The fields as edited. */
  draft: F;
  /** The fields as sent last, or read. */
  sent: F;
  /** The fields as the server stored them then. */
  known: F;
  /** The fields that the server has now. */
  current: F;
}

/**
 * Merges changes made elsewhere into a draft. A field changed on one side takes that side's value. Fields changed on both
 * sides keep the draft's value, and are returned as conflicts.
 */
export function reconcile<F extends Fields>({ draft, sent, known, current }: Sides<F>) {
  const mine = new Set(differing(draft, sent));
  const theirs = differing(known, current);
  const taken = pick(
    current,
    theirs.filter((name) => !mine.has(name)),
  );
  return {
    draft: { ...draft, ...taken },
    sent: { ...sent, ...taken },
    conflicts: theirs.filter((name) => mine.has(name) && !isSame(draft[name], current[name])),
  };
}
