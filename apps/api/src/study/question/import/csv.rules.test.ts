import { csvTemplate } from '@sinau/contracts/study/question/csv-template';
import { describe, expect, test } from 'vitest';
import { knownColumns, parseCsv } from './csv.rules.ts';
import { readTable } from './table.rules.ts';

test('the example table is read whole', () => {
  const { taken, refused } = parseCsv(csvTemplate);
  expect(refused).toEqual([]);
  expect(taken.map(({ line, item: { text: _text, ...question } }) => [line, question])).toMatchObject([
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
          { text: '', match: 'Tempat', isCorrect: true },
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
    [8, { type: 'number', number: { value: 30, tolerance: 5, unit: '' } }],
  ]);
});

const one = (header: string, row: string) => {
  const { taken, refused } = parseCsv(`${header}\n${row}`);
  return refused[0]?.message ?? taken[0]?.item;
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

test('a key of several letters makes several right answers, and a stated kind stays', () => {
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
    'Satu?;bilangan;x;y;A',
    'Jenis “bilangan” tidak dikenal. Pakai: pilihan ganda, beberapa jawaban, benar salah, isian, angka, menjodohkan, esai.',
  ],
  ['Satu?;;x;y;C', 'Kunci C tidak ada di antara jawabannya'],
  ['Satu?;;x;y;', 'Tandai jawaban yang benar'],
  ['Satu?;angka;;;tiga', 'Kunci “tiga” bukan angka. Tulis misalnya 9,8 atau 9,8 ± 0,1.'],
  ['Satu?;benar salah;;;A', 'Kunci diisi: benar atau salah'],
  ['Satu?;;x;y;A;0', 'Poin diisi angka 1 sampai 100'],
  ['Satu?;;x;y;A;101', 'Poin diisi angka 1 sampai 100'],
  ['Satu?;;x;y;A;1.5', 'Poin diisi angka 1 sampai 100'],
  ['Satu?;;x;y;A;satu', 'Poin diisi angka 1 sampai 100'],
  ['Satu?;;x;y;A;1;gampang', 'Kesulitan diisi: mudah, sedang, sulit'],
  ['Satu?;;x;y;A;1;constructor', 'Kesulitan diisi: mudah, sedang, sulit'],
  [
    'Satu?;toString;x;y;A',
    'Jenis “tostring” tidak dikenal. Pakai: pilihan ganda, beberapa jawaban, benar salah, isian, angka, menjodohkan, esai.',
  ],
  [
    'Satu?;constructor;x;y;A',
    'Jenis “constructor” tidak dikenal. Pakai: pilihan ganda, beberapa jawaban, benar salah, isian, angka, menjodohkan, esai.',
  ],
  ['Satu?;menjodohkan;x = 1;y;', 'Isi semua pasangan'],
  ['Satu?;menjodohkan;x = 1;= y;', 'Beri paling sedikit dua pasangan'],
  [';;x;y;A', 'Tulis pertanyaannya'],
  [`Satu?;esai;;;${'x'.repeat(5_001)}`, 'Contoh jawaban paling panjang 5000 karakter'],
  [`Satu?;;x;y;A;1;;${'a'.repeat(41)}`, 'Tag paling panjang 40 karakter'],
  [`Satu?;;x;y;A;1;;${Array.from({ length: 11 }, (_, index) => index).join(',')}`, 'Paling banyak 10 tag'],
])('%j is refused', (row, message) => {
  expect(one(header, row)).toBe(message);
});

test('the bounds themselves are accepted', () => {
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

test('everything to the right of the first = belongs to the right half', () => {
  expect(one(header, 'Pasangkan;menjodohkan;1+1 = 2 = dua;b=c;')).toMatchObject({
    options: [
      { text: '1+1', match: '2 = dua' },
      { text: 'b', match: 'c' },
    ],
  });
});

test('a table without questions, or without their column, is reported', () => {
  expect(parseCsv('"a" b,"c"')).toMatchObject({ taken: [], refused: [{ line: 1 }] });
  expect(parseCsv('')).toMatchObject({ taken: [], refused: [] });
  expect(parseCsv('\n\nsatu;dua\n1;2')).toMatchObject({
    taken: [],
    refused: [{ line: 3, message: 'Kolom “pertanyaan” tidak ditemukan. Baris pertama berisi “satu”, “dua”.' }],
  });
});

const problemsOf = (content: string) => {
  const { taken, notes } = parseCsv(content);
  return [
    ...notes.map(({ line, message }) => `${line} ${message}`),
    ...taken.flatMap((one) => one.notes.map((note) => note.message)),
  ];
};

test('values that a question cannot have are reported', () => {
  expect(
    problemsOf(
      'Bank soal\npertanyaan;gambar;a;b;b;kunci;;tag\nSatu?;x.png;Ya;Bukan;Ragu;A;catatan;x,x;lebih\nDua?;;Ya;Bukan;;A;;',
    ),
  ).toEqual([
    '1 Baris di atas judul kolom tidak ikut: “Bank soal”',
    '2 Kolom “gambar” tidak ikut',
    '2 Kolom “b” tidak ikut',
    '2 Kolom ke-7 tanpa judul tidak ikut',
    'Tag yang sama ditulis sekali saja',
    'Isi di luar kolom berjudul tidak ikut: “lebih”',
  ]);
});

test('parseCsv says nothing of an unknown column that is empty, nor of the line that names the separator', () => {
  expect(problemsOf('sep=;\npertanyaan;gambar;a;b;kunci\nSatu?;;Ya;Bukan;A;;;')).toEqual([]);
});

test('parseCsv names all cells of a title, and all that stands beyond the columns', () => {
  expect(problemsOf('Bank;Kelas 5\npertanyaan;a;b;kunci\nSatu?;Ya;Bukan;A;lebih;;lagi')).toEqual([
    '1 Baris di atas judul kolom tidak ikut: “Bank Kelas 5”',
    'Isi di luar kolom berjudul tidak ikut: “lebih lagi”',
  ]);
});

test('parseCsv removes the guard of a formula, and says so', () => {
  expect(problemsOf("pertanyaan;a;b;kunci\nSatu?;'=1+1;Bukan;A")).toEqual([
    "Tanda ' di depan “=1+1” dibuang: itu pengaman rumus",
  ]);
});

test.each([
  ['its question', 'Satu?;;x;y;C', 'Satu?'],
  ['its row, where it has no question', ';;x;y;A', 'x y A'],
])('parseCsv quotes a refused question by %s', (_, row, excerpt) => {
  expect(parseCsv(`pertanyaan;jenis;a;b;kunci\n${row}`).refused).toMatchObject([{ excerpt }]);
});

test('parseCsv looks for the header in the first twenty rows', () => {
  const titled = (count: number) => `${'Judul\n'.repeat(count)}pertanyaan;a;b;kunci\nSatu?;Ya;Bukan;A`;
  expect(parseCsv(titled(19)).taken).toHaveLength(1);
  expect(parseCsv(titled(20))).toMatchObject({ taken: [], refused: [{ line: 1 }] });
});

test('parseCsv quotes the first five cells of a table without the column of the questions', () => {
  expect(parseCsv('a;;b;c;d;e;f')).toMatchObject({
    refused: [
      {
        message: 'Kolom “pertanyaan” tidak ditemukan. Baris pertama berisi “a”, “b”, “c”, “d”, “e”.',
        excerpt: 'a b c d e f',
      },
    ],
  });
});

test.each([
  ['a title has more commas', 'Soal, bab 1, 2, 3, 4, dan 5'],
  ['a row above has more letters of answers', 'a,b,c,d,e'],
  ['a row above names the questions only', 'pertanyaan,1,2,3,4,5'],
])('parseCsv finds the separator by the columns that it knows, where %s', (_, first) => {
  expect(parseCsv(`${first}\npertanyaan;a;b;kunci\nSatu?;Ya;Bukan;A`)).toMatchObject({
    separator: ';',
    taken: [{ item: { text: 'Satu?' } }],
  });
});

test.each([
  ['the columns of a header', [['pertanyaan', 'a', 'gambar', 'kunci']], 3],
  [
    'the likeliest of two headers',
    [
      ['soal', 'a'],
      ['soal', 'a', 'kunci'],
    ],
    3,
  ],
  ['nothing without the questions', [['a', 'b', 'kunci']], 0],
  ['nothing below the twentieth row', [...Array.from({ length: 20 }, () => ['x']), ['soal', 'a']], 0],
])('knownColumns counts %s', (_, rows, count) => {
  expect(knownColumns(rows.map((cells, index) => ({ line: index + 1, cells })))).toBe(count);
});

test.each([
  [
    'Satu?;pilihan ganda;x;y;A,B',
    'Kuncinya lebih dari satu, jadi pilihan ganda ini menjadi soal dengan beberapa jawaban benar',
  ],
  ['Satu?;benar salah;x;;salah', 'Jawaban “x” tidak ikut: pilihannya Benar dan Salah'],
  ['Satu?;isian;x;y;A', 'Jawaban “y” tidak ikut: kunci tidak menyebutnya'],
  ['Satu?;menjodohkan;x=1;y=2;A', 'Kunci “A” tidak ikut: pasangannya sudah di kolom jawaban'],
  ['Satu?;esai;x;;Jelas', 'Isi kolom jawaban tidak ikut: esai tidak punya pilihan'],
])('%j says %j', (row, message) => {
  expect(problemsOf(`pertanyaan;jenis;a;b;kunci\n${row}`)).toEqual([message]);
});

test.each([
  ['Satu?;;x;y;2', { options: [{ isCorrect: false }, { isCorrect: true }] }],
  ['Satu?;;x;y;Y', { options: [{ isCorrect: false }, { isCorrect: true }] }],
  ['Satu?;isian;;;Jakarta Pusat', { options: [{ text: 'Jakarta Pusat', isCorrect: true }] }],
  ['Satu?;benar salah;Benar;Salah;B', { options: [{ isCorrect: false }, { text: 'Salah', isCorrect: true }] }],
  ['Satu?;angka;;;9,8 ± 0,1 m/s²', { type: 'number', number: { value: 9.8, tolerance: 0.1, unit: 'm/s²' } }],
  ['Satu?;angka;;;Rp1.500.000', { number: { value: 1_500_000, tolerance: 0, unit: 'Rp' } }],
  ['Satu?;angka;;;1,5 juta', { number: { value: 1_500_000, unit: '' } }],
  ['Satu?;True/False;True;False;true', { options: [{ isCorrect: true }, { isCorrect: false }] }],
])('the key of %j is understood', (row, question) => {
  expect(one('pertanyaan;jenis;a;b;kunci', row)).toMatchObject(question);
});

test('parseCsv knows a column whatever the gaps in its name', () => {
  expect(one('Question  Text;Pilihan  A;Pilihan B;Kunci', 'Satu?;Ya;Bukan;A')).toMatchObject({ text: 'Satu?' });
});

test.each([
  ['Quizizz', 'Question Text,Question Type,Option 1,Option 2,Correct Answer\nSatu?,Multiple Choice,Ya,Bukan,1'],
  [
    'Kahoot',
    ',Question - max 120 characters,Answer 1 - max 75 characters,Answer 2 - max 75 characters,Correct answer(s) - choose at least one\n1,Satu?,Ya,Bukan,1',
  ],
  ['Google Sheets', 'Soal\tPilihan A\tPilihan B\tKunci Jawaban\nSatu?\tYa\tBukan\tA'],
])('the columns of %s are known', (_source, content) => {
  expect(parseCsv(content).taken).toMatchObject([
    {
      item: {
        text: 'Satu?',
        options: [
          { text: 'Ya', isCorrect: true },
          { text: 'Bukan', isCorrect: false },
        ],
      },
    },
  ]);
});

test('a pair without its left half is a distractor', () => {
  expect(one(header, 'Pasangkan;menjodohkan;x = 1;y = 2;')).toMatchObject({ options: [{}, {}] });
  expect(one('pertanyaan;jenis;a;b;c', 'Pasangkan;menjodohkan;x = 1;y = 2;= 3')).toMatchObject({
    options: [{}, {}, { text: '', match: '3' }],
  });
});

describe('readTable', () => {
  const rowsOf = (content: string) => readTable(content, ([first]) => first?.cells.length ?? 0).rows;

  test('cells in quotes hold separators, line breaks and quotes; rows keep the line they begin at', () => {
    expect(rowsOf('\ufeffa, b ,c\r\n"x, y"," ""z""\n1",\r\n\r\n ,"",\nd"e,f')).toEqual([
      { line: 1, cells: ['a', 'b', 'c'] },
      { line: 2, cells: ['x, y', '"z"\n1', ''] },
      { line: 6, cells: ['d"e', 'f'] },
    ]);
    expect(rowsOf('a,"b\r\nc"\r\n1,2')).toEqual([
      { line: 1, cells: ['a', 'b\nc'] },
      { line: 3, cells: ['1', '2'] },
    ]);
    expect(rowsOf('a,b\r1;2,3')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1;2', '3'] },
    ]);
    expect(rowsOf('a,  "b,c"')).toEqual([{ line: 1, cells: ['a', 'b,c'] }]);
    expect(rowsOf('a\ufeffb,c')).toEqual([{ line: 1, cells: ['a\ufeffb', 'c'] }]);
    expect(rowsOf('\n \na;b,c;d\n1;2')).toEqual([
      { line: 3, cells: ['a', 'b,c', 'd'] },
      { line: 4, cells: ['1', '2'] },
    ]);
  });

  test.each([';', '\t', ',', '|'])(
    'the separator %j is found by how it splits the table, whatever the cells hold',
    (separator) => {
      const cells = ['pertanyaan', 'a', 'b', 'kunci'];
      const row = ['Satu, dua; tiga?', 'Ya | ya', 'Bukan', 'A'].map((cell) => `"${cell}"`);
      const content = `${cells.join(separator)}\n${row.join(separator)}`;
      expect(parseCsv(content)).toMatchObject({ separator, taken: [{ item: { text: 'Satu, dua; tiga?' } }] });
    },
  );

  test('the separator that splits most is taken where no column is known, and the one that is named before all', () => {
    expect(readTable('a,b;c,d\n1,2,3', () => 0).separator).toBe(',');
    expect(readTable('sep=|\npertanyaan;a;b;kunci', knownColumns)).toMatchObject({
      separator: '|',
      rows: [{ line: 2, cells: ['pertanyaan;a;b;kunci'] }],
    });
  });

  test('the first line of Excel names the separator, and lines are counted with it', () => {
    for (const first of ['sep=,', '"sep=,"', '\ufeffSEP=,'])
      expect(parseCsv(`${first}\r\npertanyaan,a;b,b,kunci\r\nSatu?,x,y,B`)).toMatchObject({
        separator: ',',
        taken: [],
        refused: [{ line: 3 }],
      });
  });

  test.each([
    ['pertanyaan;a;b;kunci\nSatu?;Ya;Bukan;A\n\n"Dua?;Ya;Bukan;A\nTiga?;Ya;Bukan;A', 4, /tidak ditutup/],
    ['pertanyaan;a;b;kunci\nSatu?;Ya;Bukan;A\n"Dua" lagi?;Ya;Bukan;A\nTiga?;Ya;Bukan;A', 3, /masih ada teks/],
  ])('a wrong quotation mark is reported with its line: %j', (content, line, message) => {
    expect(parseCsv(content)).toMatchObject({
      taken: [{ line: 2 }],
      refused: [{ line, message: expect.stringMatching(message), excerpt: '' }],
    });
  });
});
