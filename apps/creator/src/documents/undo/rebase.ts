import { isSame } from '../saving/reconcile.ts';

type Item = string | { readonly id: string };
type Json = Readonly<Record<string, unknown>>;

/**
 * Applies to `current` the changes that lead from `from` to `to`, piece by piece. Values that differ in `current` by
 * now stay; in a list whose items have ids, items are added, removed and moved by their ids.
 */
export function rebase(from: unknown, to: unknown, current: unknown): unknown {
  if (isSame(from, to)) return current;
  if (isSame(from, current)) return to;
  const sides = [from, to, current];
  if (sides.every(isItems)) return rebaseItems(from as Item[], to as Item[], current as Item[]);
  if (sides.every(Array.isArray)) return rebaseRow(from as unknown[], to as unknown[], current as unknown[]);
  if (sides.every(isObject)) return rebaseObject(from as Json, to as Json, current as Json);
  return current;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isItems = (value: unknown): value is Item[] =>
  Array.isArray(value) &&
  value.every((one) => typeof one === 'string' || (isObject(one) && typeof one['id'] === 'string'));
const idOf = (item: Item) => (typeof item === 'string' ? item : item.id);
const byId = (items: readonly Item[]) => new Map(items.map((item) => [idOf(item), item]));

function rebaseObject(from: Json, to: Json, current: Json): Json {
  const names = new Set([...Object.keys(from), ...Object.keys(to)]);
  const entries = [...names].map((name) => [name, rebase(from[name], to[name], current[name])]);
  return { ...current, ...Object.fromEntries(entries) };
}

/** Without ids, items are identified by their position alone. */
const rebaseRow = (from: readonly unknown[], to: readonly unknown[], current: readonly unknown[]) =>
  from.length === to.length && to.length === current.length
    ? current.map((value, index) => rebase(from[index], to[index], value))
    : current;

function rebaseItems(from: readonly Item[], to: readonly Item[], current: readonly Item[]): Item[] {
  const [before, after] = [byId(from), byId(to)];
  const next = current
    .filter((item) => after.has(idOf(item)) || !before.has(idOf(item)))
    .map((item) => {
      const [old, wanted] = [before.get(idOf(item)), after.get(idOf(item))];
      return old && wanted ? (rebase(old, wanted, item) as Item) : item;
    });
  for (const [index, item] of to.entries()) {
    if (before.has(idOf(item)) || byId(next).has(idOf(item))) continue;
    const previous = to.slice(0, index).findLast((one) => byId(next).has(idOf(one)));
    const at = previous ? next.findIndex((one) => idOf(one) === idOf(previous)) + 1 : 0;
    next.splice(at, 0, item);
  }
  return inOrder(next, orderOf(from, after), orderOf(to, before));
}

const orderOf = (items: readonly Item[], common: ReadonlyMap<string, Item>) =>
  items.map(idOf).filter((id) => common.has(id));

/** Returns moved items at the positions that they have among the others in their new order. */
function inOrder(items: Item[], former: readonly string[], wanted: readonly string[]): Item[] {
  if (isSame(former, wanted)) return items;
  const known = byId(items);
  const queue = wanted.flatMap((id) => known.get(id) ?? []);
  const moved = new Set(queue.map(idOf));
  return items.map((item) => (moved.has(idOf(item)) ? queue.shift()! : item));
}
