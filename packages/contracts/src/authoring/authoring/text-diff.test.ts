import { expect, test } from 'vitest';
import { diffHtml, diffText, textOfHtml } from './text-diff.ts';

const shown = (before: string, after: string) =>
  diffText(before, after)?.parts.map(({ op, text }) => `${{ same: '=', added: '+', removed: '-' }[op]}${text}`) ?? null;

test('added and removed words are between the words that stay', () => {
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

test('spaces and line breaks alone do not count as a change', () => {
  expect(shown('satu dua', 'satu\n dua')).toEqual(['=satu\n dua']);
});

test.each([
  ['<p>satu<br>dua<br />tiga<hr class="garis">empat</p>', 'satu\ndua\ntiga\nempat'],
  ['<p>satu \t  dua</p>', 'satu dua'],
  ['<p>satu </p> <p>dua</p>', 'satu\ndua'],
  ['<blockquote><div><p>satu</p></div></blockquote> <p>dua</p>', 'satu\ndua'],
  [
    '<table><tr><th>siapa</th><th>kapan</th></tr><tr><td>Bayu</td><td>kemarin</td></tr></table>',
    'siapa kapan\nBayu kemarin',
  ],
])('the words of %j are %j', (html, words) => {
  expect(textOfHtml(html)).toBe(words);
});

test('rich text is compared by its words, and a change of format alone is reported as such', () => {
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

/** Returns the most words that two texts can have in common in one order, by trying all. */
function mostInCommon([a, ...before]: readonly string[], [b, ...after]: readonly string[]): number {
  if (a === undefined || b === undefined) return 0;
  if (a === b) return 1 + mostInCommon(before, after);
  return Math.max(mostInCommon([a, ...before], after), mostInCommon(before, [b, ...after]));
}

test('the parts restore both texts, whatever they are, and keep as many words as possible', () => {
  const words = ['satu', 'dua', 'tiga'];
  // Every text of up to four of three words.
  const texts = Array.from({ length: 5 }, (_, length) =>
    Array.from({ length: words.length ** length }, (_text, number) =>
      Array.from({ length }, (_word, place) => words[Math.floor(number / words.length ** place) % words.length]!),
    ),
  ).flat();
  for (const before of texts.filter((_text, index) => index % 3 === 0)) {
    for (const after of texts) {
      const same = { op: 'same', text: before.join(' ') };
      const parts = diffText(before.join(' '), after.join(' '))?.parts ?? [same];
      const without = (left: string) =>
        parts.map(({ op, text }) => (op === left ? '' : text.replace(/\s/g, ''))).join('');
      expect([without('removed'), without('added')]).toEqual([after.join(''), before.join('')]);
      const kept = parts.flatMap(({ op, text }) => (op === 'same' ? (text.match(/\S+/g) ?? []) : []));
      expect(kept).toHaveLength(mostInCommon(before, after));
    }
  }
});

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `kata${index}`);

test('one word changed in a long text is shown as that word', () => {
  const words = numbered(5_000);
  const parts = diffText(words.join(' '), words.with(2_500, 'lain').join(' '))?.parts;
  expect(parts?.map(({ op }) => op)).toEqual(['same', 'removed', 'added', 'same']);
  expect(parts?.[1]?.text).toBe(' kata2500');
});

test('up to a million pairs of words are compared word by word', () => {
  const opsOf = (count: number) =>
    diffText(['a', ...numbered(count - 2), 'b'].join(' '), ['c', ...numbered(count - 2), 'd'].join(' '))?.parts.map(
      ({ op }) => op,
    );
  expect(opsOf(1_000)).toEqual(['removed', 'added', 'same', 'removed', 'added']);
  expect(opsOf(1_001)).toEqual(['removed', 'added']);
});

test('long texts that have nothing in common are compared as a whole', () => {
  const long = (word: string) => Array.from({ length: 5_000 }, (_, index) => `${word}${index}`).join(' ');
  expect(diffText(long('a'), long('b'))?.parts.map(({ op }) => op)).toEqual(['removed', 'added']);
});
