import { expect, test } from 'vitest';
import { segmentsOf } from './segments.ts';

const named = (...values: number[]) => values.map((value, index) => ({ id: `s${index}`, label: `S${index}`, value }));

test.each([1, 2, 3, 4, 5])('%i segments are shown separately, each in a color of its own', (count) => {
  const segments = segmentsOf(named(...Array.from({ length: count }, () => 1)));
  expect(segments.map(({ label }) => label)).toEqual(['S0', 'S1', 'S2', 'S3', 'S4'].slice(0, count));
  expect(new Set(segments.map(({ color }) => color)).size).toBe(count);
});

test('with more than five segments, the last ones are summed', () => {
  expect(segmentsOf(named(9, 8, 7, 6, 5, 4)).map(({ label, value }) => [label, value])).toEqual([
    ['S0', 9],
    ['S1', 8],
    ['S2', 7],
    ['S3', 6],
    ['Lainnya', 9],
  ]);
});

test('a segment retains the color that it comes with', () => {
  expect(segmentsOf([{ id: 'a', label: 'A', value: 1, color: 'var(--line)' }])).toMatchObject([
    { color: 'var(--line)' },
  ]);
});
