import { expect, test } from 'vitest';
import { diffText } from './text-diff.ts';

test('long texts that have nothing in common are compared within half a second', () => {
  const long = (word: string) => Array.from({ length: 5_000 }, (_, index) => `${word}${index}`).join(' ');
  const began = performance.now();
  diffText(long('a'), long('b'));
  expect(performance.now() - began).toBeLessThan(500);
});
