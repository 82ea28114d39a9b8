import { expect, test } from 'vitest';
import { bodyStart, countWords, joinNews, splitNews } from './assistant.rules.ts';

test.each([
  ['', ''],
  ['Judul', ''],
  ['', 'Isi saja'],
  ['Judul', 'Paragraf satu.\n\nParagraf dua.'],
  ['Judul', '\nIsi yang mulai dengan baris kosong'],
  ['Judul', '\n\n'],
])('the headline %j and the body %j are restored unchanged', (headline, body) => {
  const content = joinNews({ headline, body });
  expect(splitNews(content)).toEqual({ headline, body });
  expect(content.slice(bodyStart(content))).toBe(body);
});

test('a text without any words is stored as an empty one', () => {
  expect(joinNews({ headline: '', body: '' })).toBe('');
});

test('a text of one line is a headline with an empty body', () => {
  expect(splitNews('Judul')).toEqual({ headline: 'Judul', body: '' });
  expect(bodyStart('Judul')).toBe('Judul'.length);
});

test('a text with a single line break after the headline is parsed, too', () => {
  expect(splitNews('Judul\nIsi')).toEqual({ headline: 'Judul', body: 'Isi' });
});

test.each([
  ['', 0],
  ['  ', 0],
  ['satu', 1],
  [' satu\n dua  tiga ', 3],
  ['Anak-anak naik Rp1.250.000 – 40%!', 4],
])('the number of words of %j is %i', (text, count) => {
  expect(countWords(text)).toBe(count);
});
