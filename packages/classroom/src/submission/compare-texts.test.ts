import { expect, test } from 'vitest';
import { compareTexts } from './compare-texts.ts';

const shown = (before: string, after: string) =>
  compareTexts(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `[+${text}]` : `[-${text}]`))
    .join('');

test.each([
  ['', '', ''],
  ['satu dua', 'satu dua', 'satu dua'],
  ['', 'satu', '[+satu]'],
  ['satu dua tiga', 'satu tiga', 'satu [-dua ]tiga'],
  ['satu tiga', 'satu dua tiga', 'satu [+dua ]tiga'],
  ['a b c d', 'a x c y', 'a [-b ][+x ]c [-d][+y]'],
])('the changes from %j to %j are %j', (before, after, changes) => {
  expect(shown(before, after)).toBe(changes);
});

test('both texts can be reconstructed from their changes, also if they are long', () => {
  const before = Array.from({ length: 5_000 }, (_, index) => `kata${index % 97}${index % 20 ? '' : '\n'}`).join(' ');
  const after = `${before.slice(0, 9_000)} sisipan ${before.slice(9_500)} akhir`;
  const pieces = compareTexts(before, after);
  const without = (kind: string) =>
    pieces
      .filter((piece) => piece.kind !== kind)
      .map(({ text }) => text)
      .join('');
  expect(without('added')).toBe(before);
  expect(without('removed')).toBe(after);
});
