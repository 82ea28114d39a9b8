import { expect, test } from 'vitest';
import { caretBefore, grouped, readPrice } from './price-text.ts';

test.each([
  ['', null],
  ['Rp', null],
  ['0', 0],
  ['0149000', 149_000],
  ['Rp1.250.000', 1_250_000],
  ['1234567890123', 123_456_789],
])('%s reads as %s', (text, price) => {
  expect(readPrice(text)).toBe(price);
});

test('thousands are grouped, and undecided is empty', () => {
  expect([grouped(null), grouped(0), grouped(149_000)]).toEqual(['', '0', '149.000']);
});

test('the caret stays between the same digits', () => {
  expect(caretBefore('149.000', 0)).toBe(7);
  expect(caretBefore('149.000', 3)).toBe(4);
  expect(caretBefore('149.000', 4)).toBe(2);
  expect(caretBefore('149.000', 6)).toBe(0);
});
