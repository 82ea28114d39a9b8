import { expect, test } from 'vitest';
import { codeOf, groupedCode } from './security.rules.ts';

test.each([
  ['7K3M-9QXA-2BTD', '7K3M9QXA2BTD'],
  [' 7k3m 9qxa 2btd ', '7K3M9QXA2BTD'],
  ['O0o', '000'],
  ['I1iLl', '11111'],
  ['123 456', '123456'],
])('codeOf reads %j as %s, without gaps and with figures for letters that look like them', (typed, code) => {
  expect(codeOf(typed)).toBe(code);
});

test.each([
  ['7K3M9QXA2BTD', '7K3M-9QXA-2BTD'],
  ['123456', '1234-56'],
  ['1234', '1234'],
])('groupedCode shows %s as %s', (code, shown) => {
  expect(groupedCode(code)).toBe(shown);
});
