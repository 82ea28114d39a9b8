import { describe, expect, test } from 'vitest';
import { cuesOf } from './cues.ts';
import { piecesOf } from './passage.presenter.ts';
import { passagesOf, sentencesOf } from './passages-of.ts';

const cue = (start: number, text: string, end = start + 2) => ({ start, end, text });

test('cuesOf reads times and texts, without notes, names, settings and markup', () => {
  const vtt = `WEBVTT - Lead

NOTE
Ditulis 00:00 oleh redaksi

STYLE
::cue { color: red }

1
00:01.500 --> 00:03.000 align:start
<v Sari>Lead &amp; <i>isi</i>
berita &#60;5W&#x3e;

01:00:02.000 --> 01:00:04.000
   

100:00:00.000 --> 100:00:01.000
Akhir`;
  expect(cuesOf(vtt)).toEqual([
    { start: 1.5, end: 3, text: 'Lead & isi berita <5W>' },
    { start: 360_000, end: 360_001, text: 'Akhir' },
  ]);
});

describe('sentencesOf', () => {
  test('puts the captions of a sentence together, until it ends or its speaker pauses', () => {
    const said = sentencesOf([
      cue(4, 'Neraca'),
      cue(0, 'Buka buku'),
      cue(2, 'besarmu.'),
      cue(6, 'saldo'),
      cue(8, 'saldo'),
      cue(20, 'Sampai jumpa'),
    ]);
    expect(said.map(({ start, text }) => [start, text])).toEqual([
      [0, 'Buka buku besarmu.'],
      [4, 'Neraca saldo'],
      [20, 'Sampai jumpa'],
    ]);
  });

  test('ends speech without full stops after some captions', () => {
    const said = sentencesOf(Array.from({ length: 40 }, (_, index) => cue(index * 2, `kata nomor ${index}`)));
    expect(said.length).toBeGreaterThan(2);
    expect(Math.max(...said.map(({ text }) => text.length))).toBeLessThan(200);
  });
});

test('passagesOf returns the title, and the blocks of an article in passages of a bounded length', () => {
  const long = 'Kalimat ini cukup panjang untuk dihitung. '.repeat(12).trim();
  const html = `<h2>Lead &amp; isi</h2><p>Satu <strong>baris</strong>.</p><ul><li>Poin</li></ul><p>${long}</p>`;
  const passages = passagesOf({ type: 'article', title: 'Lead', content: { html } }, []);
  expect(passages.slice(0, 4).map(({ kind, text }) => [kind, text])).toEqual([
    ['title', 'Lead'],
    ['text', 'Lead & isi'],
    ['text', 'Satu baris.'],
    ['text', 'Poin'],
  ]);
  expect(
    passages
      .slice(4)
      .map(({ text }) => text)
      .join(' '),
  ).toBe(long);
  expect(Math.max(...passages.map(({ text }) => text.length))).toBeLessThan(250);
});

test.each([
  ['Menulis lead, lalu menulis isi.', ['menulis'], ['', 'Menulis', ' lead, lalu ', 'menulis', ' isi.']],
  ['Café <b>kopi</b>', ['cafe', 'b'], ['', 'Café', ' <', 'b', '>kopi</', 'b', '>']],
  ['Tidak ada', ['lead'], ['Tidak ada']],
])('piecesOf splits %j at the words that were found', (text, found, pieces) => {
  expect(piecesOf(text, new Set(found))).toEqual(pieces);
});
