import { expect, test } from 'vitest';
import { csvAnswers } from './csv-answers.rules.ts';

const answersOf = (...texts: string[]) => texts.map((text, index) => ({ letter: 'abcdefghij'.charAt(index), text }));
const read = (...given: Parameters<typeof csvAnswers>) => {
  const answers = csvAnswers(...given);
  if (typeof answers === 'string') return answers;
  const { options, notes } = answers;
  return { right: options.flatMap(({ text, isCorrect }) => (isCorrect ? [text] : [])), notes: notes.map(messageOf) };
};
const messageOf = ({ message }: { message: string }) => message;

test.each([
  ['A', ['satu']],
  [' a , c ', ['satu', 'tiga']],
  ['A;B', ['satu', 'dua']],
  ['2', ['dua']],
  ['1 3', ['satu', 'tiga']],
  ['DUA', ['dua']],
])('csvAnswers: the key %j of choices marks %j', (key, right) => {
  expect(read(null, key, answersOf('satu', 'dua', 'tiga'))).toEqual({ right, notes: [] });
});

test.each([
  ['D', 'D'],
  ['4', '4'],
  ['A1', 'A1'],
  ['1x', '1X'],
  ['10', '10'],
  ['A, E', 'E'],
  ['sama', 'SAMA'],
])('csvAnswers: the key %j of choices names no answer', (key, named) => {
  expect(read(null, key, answersOf('satu', 'sama', 'sama'))).toBe(`Kunci ${named} tidak ada di antara jawabannya`);
});

test('csvAnswers counts answers up to the tenth', () => {
  expect(read(null, '10', answersOf(...'klmnopqrst'))).toEqual({ right: ['t'], notes: [] });
});

test('csvAnswers makes no note of a single choice with one key, and one of several keys', () => {
  expect(read('single-choice', 'A', answersOf('satu', 'dua'))).toEqual({ right: ['satu'], notes: [] });
  expect(read('single-choice', 'A B', answersOf('satu', 'dua'))).toEqual({
    right: ['satu', 'dua'],
    notes: ['Kuncinya lebih dari satu, jadi pilihan ganda ini menjadi soal dengan beberapa jawaban benar'],
  });
});

test.each([
  ['benar', 'Benar'],
  ['TRUE', 'Benar'],
  ['Salah', 'Salah'],
  ['false', 'Salah'],
  ['A', 'Salah'],
  ['b', 'Benar'],
])('csvAnswers: the key %j of a statement is %s', (key, right) => {
  expect(read('true-false', key, answersOf('Salah', 'Benar'))).toEqual({ right: [right], notes: [] });
});

test.each(['tidak benar', 'benar sekali', 'tidak salah', 'salah semua', ''])(
  'csvAnswers: the key %j of a statement is refused',
  (key) => {
    expect(read('true-false', key, [])).toBe('Kunci diisi: benar atau salah');
  },
);

test('csvAnswers leaves out only those answers of a statement that are neither right nor wrong', () => {
  expect(read('true-false', 'benar', answersOf('Benar', 'Mungkin', 'Salah'))).toEqual({
    right: ['Benar'],
    notes: ['Jawaban “Mungkin” tidak ikut: pilihannya Benar dan Salah'],
  });
});

test.each<[string, string, string[], unknown]>([
  ['all answers without a key', '', ['satu', 'dua'], { right: ['satu', 'dua'], notes: [] }],
  [
    'those that the key names',
    'A',
    ['satu', 'dua'],
    { right: ['satu'], notes: ['Jawaban “dua” tidak ikut: kunci tidak menyebutnya'] },
  ],
  ['the key alone', 'Jakarta Pusat', [], { right: ['Jakarta Pusat'], notes: [] }],
  ['a key that is only a sign', ';', [], { right: [';'], notes: [] }],
  ['nothing where there is neither', '', [], { right: [], notes: [] }],
  ['no key that names nothing', 'C', ['satu', 'dua'], 'Kunci C tidak ada di antara jawabannya'],
])('csvAnswers: a short answer accepts %s', (_, key, given, answers) => {
  expect(read('short-answer', key, answersOf(...given))).toEqual(answers);
});

test('csvAnswers splits pairs at the first =, and has no use for a key', () => {
  expect(csvAnswers('matching', '', answersOf(' a = b = c', '= d', 'e'))).toEqual({
    type: 'matching',
    options: [
      { text: 'a', match: 'b = c', isCorrect: true },
      { text: '', match: 'd', isCorrect: true },
      { text: 'e', match: '', isCorrect: true },
    ],
    isPartial: true,
    notes: [],
  });
});

test.each([
  ['9,8', 9.8, 0, ''],
  ['9,8 ± 0,1', 9.8, 0.1, ''],
  ['9,8 +/- 0,1', 9.8, 0.1, ''],
  ['9,8 ± -0,1', 9.8, 0.1, ''],
  ['9,80 m/s²', 9.8, 0, 'm/s²'],
  ['9,8 ± 0,1 m/s²', 9.8, 0.1, 'm/s²'],
  ['9,8 m/s² ± 0,1', 9.8, 0.1, 'm/s²'],
  ['5 kg ± 1 kg', 5, 1, 'kg'],
  ['6,02e+23 /mol', 6.02e23, 0, '/mol'],
  ['1,5 juta orang', 1_500_000, 0, 'orang'],
  ['5 triliun $', 5e12, 0, '$'],
  ['20 °C', 20, 0, '°C'],
  ['50%', 50, 0, '%'],
  ['Rp1.500', 1_500, 0, 'Rp'],
  ['Rp5 per kg', 5, 0, ''],
  ['1.500 ± 5 rupiah', 1_500, 5, 'Rp'],
])('csvAnswers: the key %j of a number is %s ± %s, in “%s”', (key, value, tolerance, unit) => {
  expect(csvAnswers('number', key, [])).toEqual({
    type: 'number',
    options: [],
    number: { value, tolerance, unit },
    isPartial: false,
    notes: [],
  });
});

test.each(['', 'tiga', '9,8 ± sedikit', '5 6'])('csvAnswers: the key %j is no number', (key) => {
  expect(csvAnswers('number', key, [])).toBe(`Kunci “${key}” bukan angka. Tulis misalnya 9,8 atau 9,8 ± 0,1.`);
});

test('csvAnswers leaves out the answers of a number and of an essay, if there are any', () => {
  expect(read('number', '5', answersOf('lima'))).toMatchObject({
    notes: ['Isi kolom jawaban tidak ikut: angkanya di kolom kunci'],
  });
  expect(read('essay', 'Jelas', answersOf('lima'))).toMatchObject({
    notes: ['Isi kolom jawaban tidak ikut: esai tidak punya pilihan'],
  });
  expect(csvAnswers('essay', 'Jelas', [])).toEqual({
    type: 'essay',
    options: [],
    isPartial: false,
    essay: { minWords: null, maxWords: null, modelAnswer: 'Jelas' },
    notes: [],
  });
});
