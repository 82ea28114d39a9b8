import { expect, test } from 'vitest';
import { accountNumberProblem, bareNumber } from './payout.rules.ts';

test.each(['123456', '12345678901234567890', '123-456.789 0'])('%j is a valid account number', (typed) => {
  expect(accountNumberProblem(typed)).toBeNull();
});

test.each(['', '12345', '123456789012345678901', '12345a', 'a123456', '123456b', '12/3456', 'enam angka'])(
  '%j is not a valid account number',
  (typed) => {
    expect(accountNumberProblem(typed)).toBe('Tulis nomor rekening, 6 sampai 20 angka');
  },
);

test('separators between the digits of a number are not part of it', () => {
  expect(bareNumber(' 123-456.789\t0 ')).toBe('1234567890');
});
