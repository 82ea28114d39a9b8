/**
 * Returns the path of the only text or number in which two values differ; null where they differ in more, or in their
 * structure.
 */
export function changedText(before: unknown, after: unknown): string | null {
  const places = changedPaths(before, after, '');
  return places.length === 1 ? places[0]! : null;
}

/** Returns whether two values differ. Identical objects are not compared in depth: each letter changes only one portion. */
export const isChanged = (before: unknown, after: unknown) => changedPaths(before, after, '').length > 0;

/** Two paths represent a difference that is not from typing. */
const more = (path: string) => [path, path];

function changedPaths(before: unknown, after: unknown, path: string): string[] {
  if (before === after) return [];
  if (isTyped(before) && isTyped(after)) return [path];
  if (!isNested(before) || !isNested(after)) return more(path);
  const names = Object.keys(after);
  if (names.length !== Object.keys(before).length || !names.every((name) => name in before)) return more(path);
  const places: string[] = [];
  for (const name of names) {
    places.push(...changedPaths(before[name], after[name], `${path}/${name}`));
    if (places.length > 1) return more(path);
  }
  return places;
}

const isTyped = (value: unknown) => value === null || typeof value === 'string' || typeof value === 'number';
/** For a list, the keys are the positions. */
const isNested = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
