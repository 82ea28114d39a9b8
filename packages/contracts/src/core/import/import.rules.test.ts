import { expect, test } from 'vitest';
import { changed, excerptOf, leftOut, uniqueNotes } from './import.rules.ts';

test('changed and leftOut note what became of something, each as its kind', () => {
  expect(changed('Huruf miring menjadi biasa')).toEqual({ kind: 'changed', message: 'Huruf miring menjadi biasa' });
  expect(leftOut('Gambar tidak ikut')).toEqual({ kind: 'left-out', message: 'Gambar tidak ikut' });
});

test('uniqueNotes lists every message once, in order', () => {
  expect(uniqueNotes([changed('a'), leftOut('b'), changed('a'), leftOut('c')])).toEqual([
    changed('a'),
    leftOut('b'),
    leftOut('c'),
  ]);
  expect(uniqueNotes([])).toEqual([]);
});

test.each([
  ['a short text', '  Apa\n\tibu   kota? ', 'Apa ibu kota?'],
  ['80 characters', 'a'.repeat(80), 'a'.repeat(80)],
  ['81 characters', 'a'.repeat(81), `${'a'.repeat(79)}…`],
  ['a cut at a gap', `${'a'.repeat(78)} bcd`, `${'a'.repeat(78)}…`],
])('excerptOf gives %s on one line of at most 80 characters', (_, text, excerpt) => {
  expect(excerptOf(text)).toBe(excerpt);
});
