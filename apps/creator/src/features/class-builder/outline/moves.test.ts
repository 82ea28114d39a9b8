import { expect, test } from 'vitest';
import { lesson, section } from '../../../testing/fixtures.ts';
import { indexBefore, moveLesson, moveSection } from './moves.ts';

const sections = [
  section('s1', [lesson('a'), lesson('b'), lesson('c')]),
  section('s2', []),
  section('s3', [lesson('d')]),
];
const order = (moved: typeof sections) =>
  moved.map(({ id, lessons }) => `${id}:${lessons.map((one) => one.id).join('')}`).join(' ');

test.each([
  [0, 0, 0, 2, 's1:bca s2: s3:d'],
  [0, 0, 2, 0, 's1:cab s2: s3:d'],
  [0, 1, 1, 0, 's1:ac s2:b s3:d'],
  [2, 0, 0, 1, 's1:adbc s2: s3:'],
  [0, 2, 0, 1, 's1:bc s2: s3:da'],
])('a lesson goes from section %i to %i, from place %i to %i', (from, to, oldIndex, newIndex, expected) => {
  expect(
    order(moveLesson(sections, { section: { oldIndex: from, newIndex: to }, lesson: { oldIndex, newIndex } })),
  ).toBe(expected);
});

test('moving a section moves its lessons', () => {
  expect(order(moveSection(sections, { sectionId: 's1', newIndex: 2 }))).toBe('s2: s3:d s1:abc');
  expect(order(moveSection(sections, { sectionId: 's3', newIndex: 0 }))).toBe('s3:d s1:abc s2:');
});

test('an index after the old one is counted without the moved item', () => {
  expect([0, 1, 2, 3].map((place) => indexBefore(place, 1))).toEqual([0, 1, 1, 2]);
});
