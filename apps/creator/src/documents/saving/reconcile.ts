import { mergeValue } from '../merging/merge-value.ts';
import { isSame, undecided, type Conflict, type Decide } from '../merging/three-way.ts';

export { isSame };

/** The fields of a document: JSON values, compared by value. */
export type Fields = Record<string, unknown>;

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

interface Choosing {
  /** The paths of the fields that hold rich text. */
  richText?: readonly string[] | undefined;
  decide?: Decide;
}

export interface Reconciled<F> extends Omit<Sides<F>, 'current'> {
  /** What both sides changed, each in another way. The draft keeps its own words there until somebody decides. */
  conflicts: readonly Conflict[];
}

/** Merges changes made elsewhere into a draft: field by field, and within a field as far as its parts can be told apart. */
export function reconcile<F extends Fields>(
  { draft, sent, known, current }: Sides<F>,
  { richText = [], decide = undecided }: Choosing = {},
): Reconciled<F> {
  const edited = new Set(differing(draft, sent));
  const theirs = differing(known, current);
  const both = theirs.filter((name) => edited.has(name));
  const taken = pick(
    current,
    theirs.filter((name) => !edited.has(name)),
  );
  const merged = both.map((name) => {
    // What the server made of the words that it was sent is not a change of the writer's.
    const mine = mergeValue({ base: sent[name], mine: draft[name], theirs: known[name] }, name, {
      richText,
      decide: () => 'mine',
    }).value;
    const versions = { base: known[name], mine, theirs: current[name] };
    return { name, ...mergeValue(versions, name, { richText, decide }) };
  });
  const of = (side: 'value' | 'base') => Object.fromEntries(merged.map((one) => [one.name, one[side]])) as Partial<F>;
  return {
    draft: { ...draft, ...taken, ...of('value') },
    sent: { ...sent, ...taken, ...of('base') },
    known: { ...known, ...taken, ...of('base') },
    conflicts: merged.flatMap(({ open }) => open),
  };
}
