import { mergeHtml } from './merge-html.ts';
import { isKeyed, mergeList } from './merge-list.ts';
import { isSame, mergeWhole, type Merged, type Merging, type Versions } from './three-way.ts';

type Properties = Record<string, unknown>;

/**
 * Merges what two sides made of a value: rich text block by block, lists of members with keys by their keys, objects by
 * their properties, and everything else as a whole.
 */
export function mergeValue(versions: Versions, path: string, merging: Merging): Merged {
  const { base, mine, theirs } = versions;
  if (isSame(base, mine) || isSame(base, theirs) || isSame(mine, theirs))
    return mergeWhole(versions, { id: path, path, isRichText: false }, merging.decide);
  if (merging.richText.includes(path) && isAll(versions, (value) => typeof value === 'string'))
    return mergeHtml(versions, path, merging.decide);
  if (isAll(versions, isKeyed)) return mergeList(versions, path, merging.decide);
  if (isAll(versions, isObject)) return mergeObject(versions, path, merging);
  return mergeWhole(versions, { id: path, path, isRichText: merging.richText.includes(path) }, merging.decide);
}

const isAll = <T>(versions: Versions, is: (value: unknown) => value is T): versions is Versions<T> =>
  is(versions.base) && is(versions.mine) && is(versions.theirs);
const isObject = (value: unknown): value is Properties =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function mergeObject({ base, mine, theirs }: Versions<Properties>, path: string, merging: Merging): Merged<Properties> {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine), ...Object.keys(base)])];
  const parts = names.map((name) => ({
    name,
    ...mergeValue({ base: base[name], mine: mine[name], theirs: theirs[name] }, `${path}.${name}`, merging),
  }));
  const of = (side: 'value' | 'base') =>
    Object.fromEntries(parts.flatMap((part) => (part[side] === undefined ? [] : [[part.name, part[side]]])));
  return { value: of('value'), base: of('base'), open: parts.flatMap(({ open }) => open) };
}
