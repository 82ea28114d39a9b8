import { mergeValue } from '../merging/merge-value.ts';
import { isSame, undecided, type Conflict, type Decide } from '../merging/three-way.ts';

export { isSame };

/** Fields of a document: JSON values, compared by value. */
export type Fields = Record<string, unknown>;

export interface Stored<F extends Fields> {
  fields: F;
  revision: number;
}

/** Returns the names of the fields in which two versions differ. */
export const differing = <F extends Fields>(a: F, b: F) =>
  (Object.keys(a) as (keyof F & string)[]).filter((name) => !isSame(a[name], b[name]));

export const pick = <F extends Fields>(fields: F, names: readonly (keyof F)[]) =>
  Object.fromEntries(names.map((name) => [name, fields[name]])) as Partial<F>;

interface Sides<F> {
  /** Fields as edited. */
  draft: F;
  /** Fields as last sent, or read. */
  sent: F;
  /** Fields as the server stored them then. */
  known: F;
  /** Fields that the server has now. */
  current: F;
}

interface Choosing {
  /** Paths of the fields that hold rich text. */
  richText?: readonly string[] | undefined;
  decide?: Decide;
}

export interface Reconciled<F> extends Omit<Sides<F>, 'current'> {
  /**
   * Fields or sections that both sides changed, each in another way. The draft retains its own text there until the
   * writer decides.
   */
  conflicts: readonly Conflict[];
}

/**
 * Merges changes made elsewhere into a draft: field by field, and within a field as far as its sections can be told
 * apart.
 */
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
    // Changes that the server itself made to the sent text do not count as the writer's.
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
