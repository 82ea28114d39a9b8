import { expect, test } from 'vitest';
import { pageNumber, zoomIn, zoomOut } from './zoom.ts';

test('zooming goes by steps within its limits', () => {
  expect([zoomIn(1), zoomIn(1.1), zoomIn(3)]).toEqual([1.25, 1.25, undefined]);
  expect([zoomOut(1), zoomOut(0.5)]).toEqual([0.75, undefined]);
});

test.each([
  ['2', 2],
  [' 3 ', 3],
  ['0', null],
  ['4', null],
  ['', null],
  ['1.5', null],
  ['dua', null],
])('of three pages, "%s" means %s', (typed, page) => {
  expect(pageNumber(typed, 3)).toBe(page);
});
