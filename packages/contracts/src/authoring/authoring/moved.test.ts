import { expect, test } from 'vitest';
import { movedBetween } from './moved.ts';

test.each([
  ['', '', ''],
  ['abc', 'abc', ''],
  ['abcd', 'dabc', 'd'],
  ['abcd', 'bcda', 'a'],
  ['abcdef', 'adefbc', 'bc'],
])('from %j to %j, the moved members are %j', (before, after, moved) => {
  expect([...movedBetween([...before], [...after])].toSorted().join('')).toBe(moved);
});

/** Length of the longest run that stays in order, found by trying each member as its last one. */
function longestStaying(after: readonly string[]) {
  const lengths: number[] = [];
  for (const [index, id] of after.entries()) {
    const before = after.slice(0, index).flatMap((one, at) => (one < id ? [lengths[at]!] : []));
    lengths.push(1 + Math.max(0, ...before));
  }
  return Math.max(0, ...lengths);
}

const ordersOf = (ids: readonly string[]): string[][] =>
  ids.length === 0 ? [[]] : ids.flatMap((id) => ordersOf(ids.filter((one) => one !== id)).map((rest) => [id, ...rest]));

test('in every order of six, as few as possible moved, and the others keep their order', () => {
  const before = [...'abcdef'];
  for (const after of ordersOf(before)) {
    const moved = movedBetween(before, after);
    const stays = (id: string) => !moved.has(id);
    expect(after.filter(stays)).toEqual(before.filter(stays));
    expect(after.length - moved.size).toBe(longestStaying(after));
  }
});
