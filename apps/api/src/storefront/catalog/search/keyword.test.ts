import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { readWord, termsOf, wordsOf } from './keyword.ts';

test.each([
  ['python', 'python', 0],
  ['phyton', 'python', 2],
  ['tofel', 'toefl', 1],
  ['excell', 'excel', 1],
  ['', 'kopi', 4],
])('the distance from %s to %s is %i errors', (from, to, errors) => {
  expect(editDistance(from, to)).toBe(errors);
});

test.each([
  ['Cara belajar Desain untuk UMKM', ['desain', 'umkm']],
  ['belajar', ['belajar']],
  ['Café & Röti', ['cafe', 'roti']],
  ['De\u00adsain ＵＭＫＭ\u200b', ['desain', 'umkm']],
  ["'; --", []],
  [Array.from({ length: 20 }, (_, index) => `kata${index}`).join(' '), Array.from({ length: 8 }, (_, i) => `kata${i}`)],
])('a keyword is read as words, without stop words: %s', (keyword, words) => {
  expect(wordsOf(keyword)).toEqual(words);
});

const word = (text: string) => ({ word: text, roots: [text] });
const unknown = { isKnown: false, isSynonym: false, isBegun: false, completions: [], similar: [] };

test('an unknown word is completed, otherwise replaced by the closest that occurs, otherwise unchanged', () => {
  const completed = readWord({ ...unknown, ...word('feat'), completions: [word('feature')], similar: [word('feet')] });
  expect(completed).toMatchObject({ meant: null, completions: [word('feature')] });
  const corrected = readWord({ ...unknown, ...word('pyhton'), similar: [word('photon'), word('python')] });
  expect(corrected.meant).toEqual(word('python'));
  expect(readWord({ ...unknown, ...word('abc'), similar: [word('abd')] }).meant).toBeNull();
  expect(readWord({ ...unknown, ...word('blajar') }).isEmpty).toBe(true);
  const begun = { ...word('fotgr'), similar: [word('fotografi')] };
  expect(readWord({ ...unknown, ...begun }).meant).toBeNull();
  expect(readWord({ ...unknown, ...begun, isBegun: true }).meant).toEqual(word('fotografi'));
});

test('a word is never corrected into its opposite, nor an everyday word into another', () => {
  const negated = { ...unknown, ...word('bakan'), similar: [word('bukan'), word('bakau')] };
  expect(readWord(negated).meant).toEqual(word('bakau'));
  expect(readWord({ ...negated, similar: [word('bukan')] }).meant).toBeNull();
  const everyday = { ...unknown, ...word('olshop'), isSynonym: true, similar: [word('workshop')] };
  expect(readWord(everyday)).toMatchObject({ meant: null, isEmpty: false });
  expect(wordsOf('gimana cara bikin website')).toEqual(['website']);
  expect(wordsOf('pengen nyari kelas masak')).toEqual(['masak']);
});

test('a synonym of two words counts for both of them', () => {
  const read = [word('public'), word('speaking')].map((one) => readWord({ ...unknown, ...one, isKnown: true }));
  const terms = termsOf(read, [{ phrase: 'public speaking', query: '(bicara&umum)' }]);
  expect(terms).toEqual([
    { exact: "'public'", wide: "'public'|(bicara&umum)" },
    { exact: "'speaking'", wide: "'speaking'|(bicara&umum)" },
  ]);
});
