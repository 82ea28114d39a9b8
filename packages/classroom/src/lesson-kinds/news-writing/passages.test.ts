import { expect, test } from 'vitest';
import { findPassage } from './passages.ts';

test.each([
  ['stays where it was', 'Api membakar kios.', 4, 'membakar', 4],
  ['was moved by text before it', 'Pagi ini api membakar kios.', 4, 'membakar', 13],
  ['is found at the nearest of several places', 'kios, kios, dan kios', 7, 'kios', 6],
  ['is gone', 'Api padam.', 4, 'membakar', null],
])('a passage that %s', (_, content, start, text, found) => {
  expect(findPassage(content, { start, text })).toBe(found);
});
