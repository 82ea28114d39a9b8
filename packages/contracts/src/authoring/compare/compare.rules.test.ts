import { expect, test } from 'vitest';
import { compareCall, comparedIn } from './compare.rules.ts';

const compared = (query: string) => comparedIn(new URLSearchParams(query));

test.each([
  ['classes=menulis,data-2,foto', ['menulis', 'data-2', 'foto']],
  ['', []],
  ['classes=', []],
  ['kelas=menulis', []],
  // Only the first three, without duplicates
  ['classes=d,c,c,b,a', ['d', 'c', 'b']],
  // Malformed slugs
  ['classes=menulis,,Foto,a b,a/b,../a', ['menulis']],
  [`classes=${'a'.repeat(160)},${'b'.repeat(161)}`, ['a'.repeat(160)]],
])('%s compares the classes that it names', (query, slugs) => {
  expect(compared(query)).toEqual(slugs);
});

test('the call requests the classes in their order', () => {
  expect(compareCall(['foto', 'data'])).toEqual({ query: { slugs: 'foto,data' } });
});
