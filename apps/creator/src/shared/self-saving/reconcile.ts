import { hashKey } from '@tanstack/react-query';

/** What a document holds: values that JSON can say, compared as such. */
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
  /** As it is being written. */
  draft: F;
  /** As it was sent last, or read. */
  sent: F;
  /** What the server made of that. */
  known: F;
  /** What it holds now. */
  current: F;
}

/**
 * Brings changes made elsewhere into a draft. A field changed on one side only takes that side's value; the names of
 * those changed on both are answered, and keep the draft's.
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
