import { expect, test } from 'vitest';
import { diffHtml, diffText, textOfHtml } from './text-diff.ts';

const shown = (before: string, after: string) =>
  diffText(before, after)?.parts.map(({ op, text }) => `${{ same: '=', added: '+', removed: '-' }[op]}${text}`) ?? null;

test('words that were added and taken away stand between those that stay', () => {
  expect(shown('Lead menjawab siapa dan kapan.', 'Lead yang baik menjawab siapa.')).toEqual([
    '=Lead',
    '+ yang baik',
    '= menjawab',
    '- siapa dan kapan.',
    '+ siapa.',
  ]);
  expect(shown('sama', 'sama')).toBeNull();
  expect(shown('', 'Baru ditulis')).toEqual(['+Baru ditulis']);
  expect(shown('Dihapus semua', '')).toEqual(['-Dihapus semua']);
});

test('rich text is compared by its words, and says when only its form changed', () => {
  expect(textOfHtml('<h2>Lead</h2><p>5W&amp;1H&nbsp;itu <b>penting</b></p><ul><li>siapa</li><li>apa</li></ul>')).toBe(
    'Lead\n5W&1H itu penting\nsiapa\napa',
  );
  expect(diffHtml('<p>Lead itu penting</p>', '<p>Lead itu <b>penting</b></p>')).toEqual({
    parts: [],
    isFormatOnly: true,
  });
  expect(diffHtml('<p>a &lt; b</p>', '<p>a &lt; b &amp; c</p>')?.parts).toEqual([
    { op: 'same', text: 'a < b' },
    { op: 'added', text: ' & c' },
  ]);
  expect(diffHtml('<p>a</p>', '<p>a</p>')).toBeNull();
});

test('the parts give both texts back, whatever they are', () => {
  const words = ['satu', 'dua', 'tiga'];
  // Every text of up to five of three words.
  const texts = Array.from({ length: 6 }, (_, length) =>
    Array.from({ length: words.length ** length }, (_text, number) =>
      Array.from({ length }, (_word, place) => words[Math.floor(number / words.length ** place) % words.length]),
    ),
  ).flat();
  for (const before of texts.filter((_text, index) => index % 3 === 0)) {
    for (const after of texts) {
      const same = { op: 'same', text: before.join(' ') };
      const parts = diffText(before.join(' '), after.join(' '))?.parts ?? [same];
      const without = (left: string) =>
        parts.map(({ op, text }) => (op === left ? '' : text.replace(/\s/g, ''))).join('');
      expect([without('removed'), without('added')]).toEqual([after.join(''), before.join('')]);
    }
  }
});

test('texts that have nothing in common and are long are compared as a whole, in no time', () => {
  const long = (word: string) => Array.from({ length: 5_000 }, (_, index) => `${word}${index}`).join(' ');
  const began = performance.now();
  expect(diffText(long('a'), long('b'))?.parts.map(({ op }) => op)).toEqual(['removed', 'added']);
  expect(performance.now() - began).toBeLessThan(500);
});
