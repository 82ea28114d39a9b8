import { isSame, mergeWhole, type Conflict, type Decide, type Merged, type Versions } from './three-way.ts';

/** Returns the key of a list member; null for members without one. */
function keyOf(member: unknown): string | null {
  if (typeof member === 'string') return member;
  if (typeof member !== 'object' || member === null) return null;
  const { id, type, language } = member as { id?: unknown; type?: unknown; language?: unknown };
  const key = id ?? type ?? language;
  return typeof key === 'string' ? key : null;
}

/** Returns whether the members of a list can be told apart by their keys. */
export function isKeyed(value: unknown): value is unknown[] {
  if (!Array.isArray(value)) return false;
  const keys = value.map(keyOf);
  return keys.every((key) => key !== null) && new Set(keys).size === keys.length;
}

/** Merges a list of members with keys, such as the questions of a quiz, member by member. */
export function mergeList(versions: Versions<unknown[]>, path: string, decide: Decide): Merged<unknown[]> {
  const { base, mine, theirs } = versions;
  const [was, own, other] = [byKey(base), byKey(mine), byKey(theirs)];
  const open: Conflict[] = [];
  const values = new Map<string, unknown>();
  const bases = new Map<string, unknown>();
  for (const key of new Set([...other.keys(), ...own.keys(), ...was.keys()])) {
    const merged = mergeWhole(
      { base: was.get(key), mine: own.get(key), theirs: other.get(key) },
      { id: `${path}/${key}`, path, isRichText: false },
      decide,
    );
    if (merged.value !== undefined) values.set(key, merged.value);
    if (merged.base !== undefined) bases.set(key, merged.base);
    open.push(...merged.open);
  }
  const orders = { base: [...was.keys()], mine: [...own.keys()], theirs: [...other.keys()] };
  const reordered = isReordered(orders.base, orders.mine);
  const order = reordered ? inserted(orders.mine, orders.theirs) : inserted(orders.theirs, orders.mine);
  const inOrder = (members: ReadonlyMap<string, unknown>, keys: readonly string[]) =>
    inserted(keys, orders.base).flatMap((key) => (members.has(key) ? [members.get(key)] : []));
  return { value: inOrder(values, order), base: inOrder(bases, orders.theirs), open };
}

const byKey = (list: readonly unknown[]) => new Map(list.map((member) => [keyOf(member)!, member]));

/** Returns whether the members that stayed are in another order. */
function isReordered(before: readonly string[], after: readonly string[]) {
  const [stayed, left] = [new Set(after), new Set(before)];
  return !isSame(
    before.filter((key) => stayed.has(key)),
    after.filter((key) => left.has(key)),
  );
}

/** Returns an order with the keys added that only the other one has, each after the one that it follows there. */
function inserted(order: readonly string[], others: readonly string[]): string[] {
  const all = [...order];
  const known = new Set(order);
  for (const [index, key] of others.entries()) {
    if (known.has(key)) continue;
    all.splice(index === 0 ? 0 : all.indexOf(others[index - 1]!) + 1, 0, key);
    known.add(key);
  }
  return all;
}
