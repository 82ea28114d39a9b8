import { expect, test } from 'vitest';
import { csvTemplate, parseCsv } from './csv.rules.ts';
import { readCsv } from './csv-rows.rules.ts';

test('the table that is offered as an example is read whole', () => {
  const { questions, errors } = parseCsv(csvTemplate);
  expect(errors).toEqual([]);
  expect(questions.map(({ line, question: { text: _text, ...question } }) => [line, question])).toMatchObject([
    [
      2,
      {
        type: 'single-choice',
        points: 1,
        isPartial: false,
        explanation: 'Lead memuat hal terpenting.',
        tags: ['lead'],
        difficulty: 'easy',
        options: [
          { text: 'Hal terpenting', isCorrect: true },
          { text: 'Latar belakang', isCorrect: false },
          { text: 'Penutup', isCorrect: false },
        ],
      },
    ],
    [
      3,
      {
        type: 'multiple-choice',
        points: 2,
        isPartial: true,
        difficulty: 'medium',
        options: [{ isCorrect: true }, { isCorrect: true }, { isCorrect: false }],
      },
    ],
    [
      4,
      {
        type: 'true-false',
        isPartial: false,
        options: [
          { text: 'Benar', isCorrect: false },
          { text: 'Salah', isCorrect: true },
        ],
      },
    ],
    [
      5,
      {
        type: 'short-answer',
        isPartial: false,
        options: [
          { text: 'Lead', isCorrect: true },
          { text: 'Teras berita', isCorrect: true },
        ],
      },
    ],
    [
      6,
      {
        type: 'matching',
        isPartial: true,
        difficulty: 'hard',
        options: [
          { text: 'Siapa', match: 'Tokoh', isCorrect: true },
          { text: 'Kapan', match: 'Waktu', isCorrect: true },
        ],
      },
    ],
    [
      7,
      {
        type: 'essay',
        points: 10,
        isPartial: false,
        options: [],
        essay: { minWords: null, maxWords: null, modelAnswer: 'Menjawab apa, siapa, kapan, dan di mana.' },
      },
    ],
  ]);
});

const one = (header: string, row: string) => {
  const { questions, errors } = parseCsv(`${header}\n${row}`);
  return errors[0]?.message ?? questions[0]?.question;
};

test('columns come in any order and in English, and most may be missing', () => {
  expect(
    one('B,Answer,Question,A,Tags,Points,Explanation,Difficulty', 'Bukan,b,Ya?,Ya,"x, y ,,x",7,Karena,Sulit'),
  ).toEqual({
    type: 'single-choice',
    text: 'Ya?',
    options: [
      { text: 'Bukan', isCorrect: true },
      { text: 'Ya', isCorrect: false },
    ],
    explanation: 'Karena',
    points: 7,
    isPartial: false,
    tags: ['x', 'y'],
    difficulty: 'hard',
  });
  expect(one('soal\tjenis\ta\tkunci', 'Satu?\tIsian\tdua\t')).toMatchObject({
    type: 'short-answer',
    difficulty: null,
    tags: [],
  });
  expect(one('pertanyaan,jawaban,type', 'Satu?,BENAR,benar salah')).toMatchObject({
    options: [{ isCorrect: true }, { isCorrect: false }],
  });
});

test('a key of several letters makes several right answers, and a kind that was said stays', () => {
  const header = 'pertanyaan;jenis;a;b;kunci';
  expect(one(header, 'Satu?;;x;y;A B')).toMatchObject({ type: 'multiple-choice' });
  expect(one(header, 'Satu?;beberapa jawaban;x;y;A')).toMatchObject({ type: 'multiple-choice' });
  expect(one('pertanyaan;a;ab;b;kunci', 'Satu?;x;z;y;b')).toMatchObject({
    options: [{ text: 'x' }, { text: 'y', isCorrect: true }],
  });
});

const header = 'pertanyaan;jenis;a;b;kunci;poin;kesulitan;tag';
test.each([
  [
    'Satu?;angka;x;y;A',
    'Jenis “angka” tidak dikenal. Pakai: pilihan ganda, beberapa jawaban, benar salah, isian, menjodohkan, esai.',
  ],
  ['Satu?;;x;y;C', 'Kunci C tidak ada di antara jawabannya'],
  ['Satu?;;x;y;', 'Tandai jawaban yang benar'],
  ['Satu?;benar salah;;;A', 'Kunci diisi: benar atau salah'],
  ['Satu?;;x;y;A;0', 'Poin diisi angka 1 sampai 100'],
  ['Satu?;;x;y;A;101', 'Poin diisi angka 1 sampai 100'],
  ['Satu?;;x;y;A;1.5', 'Poin diisi angka 1 sampai 100'],
  ['Satu?;;x;y;A;satu', 'Poin diisi angka 1 sampai 100'],
  ['Satu?;;x;y;A;1;gampang', 'Kesulitan diisi: mudah, sedang, sulit'],
  ['Satu?;;x;y;A;1;constructor', 'Kesulitan diisi: mudah, sedang, sulit'],
  [
    'Satu?;toString;x;y;A',
    'Jenis “tostring” tidak dikenal. Pakai: pilihan ganda, beberapa jawaban, benar salah, isian, menjodohkan, esai.',
  ],
  [
    'Satu?;constructor;x;y;A',
    'Jenis “constructor” tidak dikenal. Pakai: pilihan ganda, beberapa jawaban, benar salah, isian, menjodohkan, esai.',
  ],
  ['Satu?;menjodohkan;x = 1;y;', 'Isi semua pasangan'],
  ['Satu?;menjodohkan;x = 1;= y;', 'Isi semua pasangan'],
  [';;x;y;A', 'Tulis pertanyaannya'],
  [`Satu?;esai;;;${'x'.repeat(5_001)}`, 'Contoh jawaban paling panjang 5000 karakter'],
  [`Satu?;;x;y;A;1;;${'a'.repeat(41)}`, 'Tag paling panjang 40 karakter'],
  [`Satu?;;x;y;A;1;;${Array.from({ length: 11 }, (_, index) => index).join(',')}`, 'Paling banyak 10 tag'],
])('%j is refused', (row, message) => {
  expect(one(header, row)).toBe(message);
});

test('bounds themselves are taken', () => {
  for (const row of [
    `Satu?;;${'x'.repeat(500)};y;A;100;mudah;${'a'.repeat(40)}`,
    `${'x'.repeat(2_000)};;x;y;A;1;sedang;${Array.from({ length: 10 }, (_, index) => index).join(',')}`,
  ])
    expect(one(header, row)).toMatchObject({ type: 'single-choice' });
  expect(one('pertanyaan;a;kunci;pembahasan;b', `Satu?;x;A, ;${'p'.repeat(2_000)};y`)).toMatchObject({
    type: 'single-choice',
  });
  expect(one('pertanyaan;a;kunci;pembahasan;b', `Satu?;x;A;${'p'.repeat(2_001)};y`)).toBe(
    'Pembahasan paling panjang 2000 karakter',
  );
});

test('what is to the right of the first = belongs to the right half', () => {
  expect(one(header, 'Pasangkan;menjodohkan;1+1 = 2 = dua;b=c;')).toMatchObject({
    options: [
      { text: '1+1', match: '2 = dua' },
      { text: 'b', match: 'c' },
    ],
  });
});

test('a table without questions, or without their column, says so', () => {
  expect(parseCsv('')).toEqual({ questions: [], errors: [] });
  expect(parseCsv('\n\nsatu;dua\n1;2')).toEqual({
    questions: [],
    errors: [{ line: 3, message: 'Kolom “pertanyaan” tidak ada di baris pertama' }],
  });
});

test('cells in quotes hold separators, line breaks and quotes; rows keep the line they begin at', () => {
  expect(readCsv('\ufeffa, b ,c\r\n"x, y"," ""z""\n1",\r\n\r\n ,"",\nd"e,f')).toEqual([
    { line: 1, cells: ['a', 'b', 'c'] },
    { line: 2, cells: ['x, y', '"z"\n1', ''] },
    { line: 6, cells: ['d"e', 'f'] },
  ]);
  expect(readCsv('a;b,c\n1;2,3')).toEqual([
    { line: 1, cells: ['a', 'b,c'] },
    { line: 2, cells: ['1', '2,3'] },
  ]);
  expect(readCsv('a\tb;c')).toEqual([{ line: 1, cells: ['a\tb', 'c'] }]);
  expect(readCsv('a,b\r1;2,3')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1;2', '3'] },
  ]);
});

test('the separator is that of the first line with content, and a quoted cell may be indented', () => {
  expect(readCsv('\n \na;b,c\n1;2')).toEqual([
    { line: 3, cells: ['a', 'b,c'] },
    { line: 4, cells: ['1', '2'] },
  ]);
  expect(readCsv('a;')).toEqual([{ line: 1, cells: ['a', ''] }]);
  expect(readCsv('a,b\n"1;2"')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1;2'] },
  ]);
  expect(readCsv('a,  "b,c"')).toEqual([{ line: 1, cells: ['a', 'b,c'] }]);
  expect(readCsv('a\ufeffb,c')).toEqual([{ line: 1, cells: ['a\ufeffb', 'c'] }]);
});
