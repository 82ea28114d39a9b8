import { expect, test } from 'vitest';
import { guessFormat, importFormats, parseQuestions } from './bank.rules.ts';

const texts = {
  csv: 'pertanyaan,a,b,kunci\nSatu?,Ya,Bukan,A',
  aiken: 'Satu?\nA. Ya\nB. Bukan\nANSWER: A',
  gift: 'Satu?{=Ya ~Bukan}',
};

test.each(importFormats)('a question in %s is read', (format) => {
  expect(parseQuestions(format, texts[format])).toMatchObject({
    errors: [],
    questions: [{ question: { text: 'Satu?', options: [{ text: 'Ya', isCorrect: true }, { isCorrect: false }] } }],
  });
});

test.each([
  ['Soal.CSV', texts.aiken, 'csv'],
  ['soal.csv.txt', texts.aiken, 'aiken'],
  ['soal.GIFT', texts.aiken, 'gift'],
  ['soal.gift.txt', texts.aiken, 'aiken'],
  ['soal.txt', texts.gift, 'gift'],
  ['soal.txt', 'Satu?{ ~Ya }', 'gift'],
  ['soal.txt', texts.aiken, 'aiken'],
  ['soal.txt', '{tanpa jawaban} a = b', 'aiken'],
])('%s with %j is taken for %s', (name, content, format) => {
  expect(guessFormat(name, content)).toBe(format);
});
