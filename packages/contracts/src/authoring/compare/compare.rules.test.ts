import { expect, test } from 'vitest';
import { compareCall, comparedIn } from './compare.rules.ts';

const compared = (query: string) => comparedIn(new URLSearchParams(query));

test.each([
  ['classes=menulis,data-2,foto', ['menulis', 'data-2', 'foto']],
  ['', []],
  ['classes=', []],
  ['kelas=menulis', []],
  // The first three, each once
  ['classes=d,c,c,b,a', ['d', 'c', 'b']],
  // What is no address of a class
  ['classes=menulis,,Foto,a b,a/b,../a', ['menulis']],
  [`classes=${'a'.repeat(160)},${'b'.repeat(161)}`, ['a'.repeat(160)]],
])('%s compares the classes that it names', (query, slugs) => {
  expect(compared(query)).toEqual(slugs);
});

test('the call asks for them in their order', () => {
  expect(compareCall(['foto', 'data'])).toEqual({ query: { slugs: 'foto,data' } });
});
