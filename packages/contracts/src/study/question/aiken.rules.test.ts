import { expect, test } from 'vitest';
import { parseAiken } from './aiken.rules.ts';

const right = (content: string) =>
  parseAiken(content).taken.map(({ line, item: { type, text, options } }) => [
    line,
    type,
    text,
    ...options.map((option) => `${option.isCorrect ? '*' : ''}${option.text}`),
  ]);

test('questions with a key below them are parsed, with the line they begin at', () => {
  const content = `\ufeffApa itu lead?
Pilih satu.
A. Pembuka
b) Penutup

ANSWER: a

Mana nilai berita?\r\nA. Kedekatan\r\nB. Dampak\r\nC. Panjang\r\nKunci : A, c`;
  expect(parseAiken(content).refused).toEqual([]);
  expect(right(content)).toEqual([
    [1, 'single-choice', 'Apa itu lead?\nPilih satu.', '*Pembuka', 'Penutup'],
    [8, 'multiple-choice', 'Mana nilai berita?', '*Kedekatan', 'Dampak', '*Panjang'],
  ]);
});

test('stars mark the right options, and the next text begins a new question', () => {
  expect(right('Satu?\nA. Ya\n*B. Bukan\n\nDua?\n* A. Ya\n*B. Juga')).toEqual([
    [1, 'single-choice', 'Satu?', 'Ya', '*Bukan'],
    [5, 'multiple-choice', 'Dua?', '*Ya', '*Juga'],
  ]);
});

test.each([
  ['A. Ya\n*B. Bukan', 1, 'Tulis pertanyaannya'],
  ['Satu?', 1, 'Beri paling sedikit dua pilihan jawaban'],
  ['\n\nSatu?\nA. Ya\nB. Bukan', 3, 'Tandai jawaban yang benar'],
  ['Satu?\nA. Ya\nB. Bukan\nANSWER: C', 1, 'Kunci C tidak ada di antara pilihannya'],
  ['Satu?\nA. Ya\nB. Bukan\nANSWER: AB', 1, 'Kunci AB tidak ada di antara pilihannya'],
  ['Satu?\nA. Ya\nB. Bukan\nANSWER: ,', 1, 'Tandai jawaban yang benar'],
  ['\nSatu?\nA. Ya\nB. Bukan\nB. Ragu\nANSWER: B', 2, 'Pilihan B tertulis dua kali, yang kedua di baris 5'],
  ['Satu?\nA. Ya\na) Bukan\nANSWER: A', 1, 'Pilihan A tertulis dua kali, yang kedua di baris 3'],
  ['Satu?\n*A. Ya\nB. Bukan\nANSWER: B', 1, 'Bintang dan kunci menandai jawaban yang berbeda'],
  ['Satu?\n*A. Ya\nB. Bukan\nC. Ragu\nANSWER: B', 1, 'Bintang dan kunci menandai jawaban yang berbeda'],
  ['Satu?\nA. Ya\nB. Bukan\nANSWER: A.B', 1, 'Kunci A.B tidak ada di antara pilihannya'],
  ['Caf\ufffd?\n*A. Ya\nB. Bukan', 1, expect.stringContaining('huruf yang rusak')],
  [`Satu?\n*A. ${'a'.repeat(501)}\nB. x`, 1, 'Jawaban paling panjang 500 karakter'],
  [`${'a'.repeat(2001)}\n*A. y\nB. x`, 1, 'Pertanyaan paling panjang 2000 karakter'],
  [`Satu?\n*A. x\n${[...'BCDEFGHIJK'].map((letter) => `${letter}. y`).join('\n')}`, 1, 'Paling banyak 10 jawaban'],
])('%j is refused', (content, line, message) => {
  expect(parseAiken(content)).toMatchObject({ taken: [], refused: [{ line, message }] });
});

test('a key may contain spaces and separators, and a question may have ten options at most', () => {
  const ten = 'ABCDEFGHIJ'
    .split('')
    .map((letter) => `${letter}.  ${letter} `)
    .join('\n');
  expect(right(`Satu?\n${ten}\nANSWER: , a;  c ,`)).toEqual([
    [1, 'multiple-choice', 'Satu?', '*A', 'B', '*C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'],
  ]);
});

test('a key may repeat the stars, and end in the separator of its option', () => {
  expect(right('Satu?\nA. Ya\n*B. Bukan\nANSWER: B.')).toEqual([[1, 'single-choice', 'Satu?', 'Ya', '*Bukan']]);
});

test.each([
  ['its text', 'Apa itu\nlead?\nA. Ya\nB. Bukan', 'Apa itu lead?'],
  ['its first option, where it has no text', 'A. Ya\n*B. Bukan', 'Ya'],
  ['its key, where it has nothing else', 'ANSWER: A', 'ANSWER: A'],
])('parseAiken quotes a refused question by %s', (_, content, excerpt) => {
  expect(parseAiken(content).refused).toMatchObject([{ excerpt }]);
});

test('a text without questions gives an empty result', () => {
  expect(parseAiken(' \n\n')).toEqual({ taken: [], refused: [], notes: [] });
});
