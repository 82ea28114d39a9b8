import { expect, test } from 'vitest';
import { parseGift } from './gift.rules.ts';

const read = (content: string) => {
  const { questions, errors } = parseGift(content);
  return errors.length > 0 ? errors : questions.map(({ question }) => question);
};
const option = (text: string, isCorrect = false) => ({ text, isCorrect });
const plain = { explanation: '', points: 1, isPartial: false, tags: [], difficulty: null };

test('choices are right by = or by a weight, and feedback is left out', () => {
  expect(read('::Q1:: [html]Apa itu lead?{=Pembuka#Tepat ~Penutup # Bukan\n~Judul}')).toEqual([
    {
      ...plain,
      type: 'single-choice',
      text: 'Apa itu lead?',
      options: [option('Pembuka', true), option('Penutup'), option('Judul')],
    },
  ]);
  expect(read('Mana?{~%50%Satu ~%50.5%Dua ~%-100%Tiga ~%0%Empat}')).toEqual([
    {
      ...plain,
      type: 'multiple-choice',
      isPartial: true,
      text: 'Mana?',
      options: [option('Satu', true), option('Dua', true), option('Tiga'), option('Empat')],
    },
  ]);
});

test.each([
  ['T', true],
  ['true', true],
  ['FALSE#Keliru', false],
  [' F ', false],
])('{%s} is a statement', (answer, isTrue) => {
  expect(read(`Benarkah?{${answer}}`)).toEqual([
    { ...plain, type: 'true-false', text: 'Benarkah?', options: [option('Benar', isTrue), option('Salah', !isTrue)] },
  ]);
});

test('only = makes a short answer, and arrows make pairs', () => {
  expect(read('Ibu kota {=Jakarta =DKI Jakarta} Indonesia?####Sampai 2024.')).toMatchObject([
    { text: 'Ibu kota _____ Indonesia?####Sampai 2024.' },
  ]);
  expect(read('Ibu kota?{=Jakarta =DKI Jakarta####Sampai 2024.}')).toEqual([
    {
      ...plain,
      type: 'short-answer',
      text: 'Ibu kota?',
      explanation: 'Sampai 2024.',
      options: [option('Jakarta', true), option('DKI Jakarta', true)],
    },
  ]);
  expect(read('Pasangkan.{=Siapa -> Tokoh =Kapan -> Waktu}')).toEqual([
    {
      ...plain,
      type: 'matching',
      isPartial: true,
      text: 'Pasangkan.',
      options: [
        { text: 'Siapa', match: 'Tokoh', isCorrect: true },
        { text: 'Kapan', match: 'Waktu', isCorrect: true },
      ],
    },
  ]);
  expect(read('Apa?{=a -> b =c}')).toMatchObject([{ type: 'short-answer', options: [{ text: 'a -> b' }, {}] }]);
});

test('empty answers ask for an essay', () => {
  for (const content of ['Ceritakan.{}', 'Ceritakan.{ ####Bebas}'])
    expect(read(content)).toMatchObject([
      { type: 'essay', text: 'Ceritakan.', options: [], isPartial: false, essay: { minWords: null, modelAnswer: '' } },
    ]);
});

test('a backslash keeps signs as they are, and breaks lines', () => {
  expect(read(String.raw`Satu\nDua \{a\: b\} \= c\\d?{=1 \= 1 ~2 \~ 2 \# 3}`)).toMatchObject([
    { text: 'Satu\nDua {a: b} = c\\d?', options: [{ text: '1 = 1' }, { text: '2 ~ 2 # 3' }] },
  ]);
});

test('empty lines part questions; comments and categories belong to none', () => {
  const content = '// Bank\n$CATEGORY: berita\n\nSatu?\n{\n=Ya\n  // catatan\n~Bukan\n}\n \n\nDua?{T}';
  const { questions, errors } = parseGift(content);
  expect(errors).toEqual([]);
  expect(questions.map(({ line, question: { text, options } }) => [line, text, ...options])).toEqual([
    [4, 'Satu?', option('Ya', true), option('Bukan')],
    [12, 'Dua?', option('Benar', true), option('Salah')],
  ]);
});

test.each([
  ['Baca https://contoh.id//a lalu jawab?{T}', 'Baca https://contoh.id//a lalu jawab?'],
  ['Apa\nitu lead?{T}', 'Apa\nitu lead?'],
  ['::Q1::Apa?{T}', 'Apa?'],
  ['::Q1::   Apa?{T}', 'Apa?'],
  ['Apa beda a::b::c?{T}', 'Apa beda a::b::c?'],
  ['[html]Apa?{T}', 'Apa?'],
  ['[html]  Apa?{T}', 'Apa?'],
  ['Isi bagian [kosong] ini{T}', 'Isi bagian [kosong] ini'],
])('%j asks %j', (content, text) => {
  expect(read(content)).toMatchObject([{ text }]);
});

test('an explanation and the right half of a pair are kept whole', () => {
  expect(read('Apa?{T####satu####dua}')).toMatchObject([{ explanation: 'satu####dua' }]);
  expect(read('Pasangkan.{=a -> b -> c =d->e}')).toMatchObject([
    {
      options: [
        { text: 'a', match: 'b -> c' },
        { text: 'd', match: 'e' },
      ],
    },
  ]);
});

test.each([
  ['Tanpa jawaban', 'Jawaban tidak ditemukan. Tulis di antara { dan }.'],
  ['Terbalik } {', 'Jawaban tidak ditemukan. Tulis di antara { dan }.'],
  ['Berapa?{#3.14:0.01}', 'Soal angka belum bisa diimpor. Ubah menjadi isian singkat.'],
  ['Apa?{Ya ~Bukan}', 'Tiap jawaban diawali = atau ~'],
  ['Apa?{~Ya ~Bukan}', 'Tandai jawaban yang benar'],
  ['Siapa?{Tokoh}', 'Tiap jawaban diawali = atau ~'],
  ['{=Ya ~Bukan}', 'Tulis pertanyaannya'],
  ['Pasangkan.{=a -> b =c -> }', 'Isi semua pasangan'],
])('%j is refused', (content, message) => {
  expect(read(`\n${content}`)).toEqual([{ line: 2, message }]);
});
