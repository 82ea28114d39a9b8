import { describe, expect, test } from 'vitest';
import { severalOf } from './gift-answers.rules.ts';
import { parseGift } from './gift.rules.ts';

const read = (content: string) => {
  const { taken, refused } = parseGift(content);
  return refused.length > 0 ? refused.map(({ line, message }) => ({ line, message })) : taken.map(({ item }) => item);
};
const option = (text: string, isCorrect = false) => ({ text, isCorrect });
const plain = { explanation: '', points: 1, isPartial: false, tags: [], difficulty: null };

test('choices are right by = or by a weight, and feedback is omitted', () => {
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
});

test('empty answers make an essay', () => {
  for (const content of ['Ceritakan.{}', 'Ceritakan.{ ####Bebas}'])
    expect(read(content)).toMatchObject([
      { type: 'essay', text: 'Ceritakan.', options: [], isPartial: false, essay: { minWords: null, modelAnswer: '' } },
    ]);
});

test('a backslash escapes signs, and breaks lines', () => {
  expect(read(String.raw`Satu\nDua \{a\: b\} \= c\\d?{=1 \= 1 ~2 \~ 2 \# 3}`)).toMatchObject([
    { text: 'Satu\nDua {a: b} = c\\d?', options: [{ text: '1 = 1' }, { text: '2 ~ 2 # 3' }] },
  ]);
});

test('empty lines separate questions; comments and categories belong to none', () => {
  const content = '// Bank\n$CATEGORY: berita\n\nSatu?\n{\n=Ya\n  // catatan\n~Bukan\n}\n \n\nDua?{T}';
  const { taken, refused } = parseGift(content);
  expect(refused).toEqual([]);
  expect(taken.map(({ line, item: { text, options } }) => [line, text, ...options])).toEqual([
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

test('an explanation and the right half of a pair are preserved whole', () => {
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
  ['Berapa?{#}', 'Angka “” tidak terbaca. Tulis misalnya 3, 3:0.5, atau 2.5..3.5.'],
  ['Berapa?{#tiga}', 'Angka “tiga” tidak terbaca. Tulis misalnya 3, 3:0.5, atau 2.5..3.5.'],
  ['Berapa?{#=3 =4}', 'Soal angka menerima satu angka atau satu rentang saja'],
  ['Berapa?{#=%50%3:1}', 'Tidak ada jawaban yang bernilai 100%'],
  ['Apa?{Ya ~Bukan}', 'Tiap jawaban diawali = atau ~'],
  ['Apa?{~Ya ~Bukan}', 'Tandai jawaban yang benar'],
  ['Siapa?{Tokoh}', 'Tiap jawaban diawali = atau ~'],
  ['{=Ya ~Bukan}', 'Tulis pertanyaannya'],
  ['Pasangkan.{=a -> b =c -> }', 'Isi semua pasangan'],
  ['Pasangkan.{=a -> b = -> c}', 'Beri paling sedikit dua pasangan'],
  ['Pasangkan.{=a -> b =c}', 'Tulis tiap pasangan sebagai kiri -> kanan'],
  ['Satu?{T}\nDua?{F}', expect.stringMatching(/^Ada lebih dari satu \{ \}/)],
  ['Apa?{=%50%Satu =%0%Dua}', 'Tidak ada jawaban yang bernilai 100%'],
  ['Apa?{=%50%Satu ~Dua}', 'Tidak ada jawaban yang bernilai 100%'],
  ['Apa?{~%50%Satu ~Dua}', 'Bobot jawaban benar berjumlah 50%, seharusnya 100%'],
  ['Apa?{~%25%Satu ~%25%Dua ~Tiga}', 'Bobot jawaban benar berjumlah 50%, seharusnya 100%'],
  ['Berapa?{#3 =4}', 'Tiap jawaban diawali = atau ~'],
  [`Berapa?{#${'=3 '.repeat(50)}}`, 'Soal angka menerima satu angka atau satu rentang saja'],
  [`Berapa?{#${'=3 '.repeat(51)}}`, 'Paling banyak 50 jawaban'],
  ['Berapa?{#2e30}', 'Angkanya terlalu besar'],
  ['Apa?{=%99.8%Satu ~Dua}', 'Tidak ada jawaban yang bernilai 100%'],
  ['Apa?{~%50%Satu ~%20%Dua}', 'Bobot jawaban benar berjumlah 70%, seharusnya 100%'],
  [`Apa?{${'=x '.repeat(50)}}`, 'Paling banyak 10 jawaban'],
  ['Apa?{=*}', 'Tidak ada jawaban yang bernilai 100%'],
  [`Apa?{${'=x '.repeat(51)}}`, 'Paling banyak 50 jawaban'],
])('%j is refused', (content, message) => {
  expect(read(`\n${content}`)).toEqual([{ line: 2, message }]);
});

const notesOf = (content: string) => parseGift(content).taken.map(({ notes }) => notes.map(({ message }) => message));

describe('weights', () => {
  test('omit an accepted answer with less than full weight, and a wildcard', () => {
    const content = 'Hewan?{=Kanguru#Tepat =%50%Kangguru =%0%* =Kang* =C\\*}';
    expect(read(content)).toMatchObject([{ options: [option('Kanguru', true), option('C*', true)] }]);
    expect(notesOf(content)).toEqual([
      [
        'Jawaban “Kangguru” bernilai 50%, jadi tidak ikut: isian bernilai penuh atau nol',
        'Jawaban “*” bernilai 0%, jadi tidak ikut: isian bernilai penuh atau nol',
        'Jawaban “Kang*” tidak ikut: tanda * di Moodle berarti teks apa saja',
        'Umpan balik per jawaban tidak ikut',
      ],
    ]);
  });

  test('remove the share of a choice beside the right one', () => {
    const content = 'Apa?{=Satu ~%50%Dua ~%-33.33333%Tiga ~Empat}';
    expect(read(content)).toMatchObject([
      { type: 'single-choice', options: [option('Satu', true), option('Dua'), option('Tiga'), option('Empat')] },
    ]);
    expect(notesOf(content)).toEqual([
      ['Pilihan “Dua” bernilai 50% di berkas, di sini 0', 'Pilihan “Tiga” bernilai -33% di berkas, di sini 0'],
    ]);
  });

  test('turn two choices that are right alone into several that belong together, which is reported', () => {
    expect(read('Apa?{=Satu =Dua ~Tiga}')).toMatchObject([{ type: 'multiple-choice' }]);
    expect(notesOf('Apa?{=Satu =Dua ~Tiga}')).toEqual([
      ['Di berkas cukup memilih satu dari 2 jawaban benar; di sini semuanya harus dipilih'],
    ]);
  });

  test('without = make a question of several choices, also with one right one', () => {
    expect(read('Apa?{~%100%Satu ~%-100%Dua}')).toMatchObject([{ type: 'multiple-choice' }]);
    expect(notesOf('Apa?{~%100%Satu ~%-100%Dua}')).toEqual([[]]);
    expect(notesOf('Apa?{~%50%Satu ~%50%Dua ~%-50%Tiga}')).toEqual([[]]);
    expect(notesOf('Apa?{~%70%Satu ~%30%Dua ~Tiga}')).toEqual([
      ['Bobot 70%, 30% menjadi sama besar', 'Tiap pilihan yang salah mengurangi nilai sebesar satu jawaban benar'],
    ]);
  });
});

test.each([
  ['a comma in a weight', '~%50,0%Satu ~%50,0%Dua', []],
  ['a weight of nearly all', '=%99.9%Satu ~Dua', []],
  ['feedback that is empty', '=Satu# ~Dua#', []],
  ['shares that are rounded', `${'~%14%x'.repeat(6)}~%14%y`, []],
  ['shares that differ by one', '~%51%Satu ~%49%Dua', ['Bobot 51%, 49% menjadi sama besar']],
  ['shares of which one is even', '~%33%Satu ~%47%Dua ~%20%Tiga', ['Bobot 33%, 47%, 20% menjadi sama besar']],
  ['shares that lack one of all', '~%60%Satu ~%39%Dua', ['Bobot 60%, 39% menjadi sama besar']],
  [
    'a wrong choice that costs nothing beside one that costs a share',
    '~%50%Satu ~%50%Dua ~%-50%Tiga ~Empat',
    ['Tiap pilihan yang salah mengurangi nilai sebesar satu jawaban benar'],
  ],
])('parseGift reads %s', (_, answers, notes) => {
  expect(notesOf(`Apa?{${answers}}`)).toEqual([notes]);
});

test('severalOf needs a right choice', () => {
  expect(severalOf([{ text: 'Satu', weight: 0 }])).toBe('Tandai jawaban yang benar');
});

const lostPicture = 'Gambar “x.png” tidak ikut. Unggah lagi lewat Edit soal.';
test.each([
  ['an accepted answer', 'Ibu kota?{=[html]Jakarta<br><img src\\="x.png">}'],
  ['the left half of a pair', 'Pasangkan.{=[html]a<br><img src\\="x.png"> -> b =c -> d}'],
  ['the right half of a pair', 'Pasangkan.{=a -> [html]b<br><img src\\="x.png"> =c -> d}'],
])('parseGift notes what %s loses', (_, content) => {
  expect(notesOf(content)).toEqual([[lostPicture]]);
});

test('parseGift makes no note of a question that loses nothing', () => {
  for (const content of ['Ceritakan.{}', 'Apa?{T#}', 'Apa?{T# # }']) {
    expect(notesOf(content)).toEqual([[]]);
    expect(parseGift(content).notes).toEqual([]);
  }
});

test('parseGift reads tags in comments only, without the spaces around them', () => {
  expect(read('// [tag: lead ]\nApa [tag:berita] itu?{T}')).toMatchObject([
    { text: 'Apa [tag:berita] itu?', tags: ['lead'] },
  ]);
});

test('parseGift puts a gap before what follows the answers, even at the beginning', () => {
  expect(read('{=Jakarta} adalah ibu kota.')).toMatchObject([{ text: '_____ adalah ibu kota.' }]);
});

test.each([
  ['its text', '::Lead::Tanpa jawaban', 'Tanpa jawaban'],
  ['all of it, where a brace is missing', 'Apa? {=Ya', 'Apa? {=Ya'],
  ['all of it, where braces are reversed', 'Apa? } {', 'Apa? } {'],
  ['its name, where it has no text', '::Lead::', 'Lead'],
])('parseGift quotes a refused question by %s', (_, content, excerpt) => {
  expect(parseGift(content).refused).toMatchObject([{ excerpt }]);
});

test('a right half without a left one is a distractor', () => {
  expect(read('Pasangkan.{=Siapa -> Tokoh =Kapan -> Waktu = -> C#}')).toMatchObject([
    { type: 'matching', options: [{ text: 'Siapa' }, { text: 'Kapan' }, { text: '', match: 'C#' }] },
  ]);
});

test('names, comments, categories and feedback are reported as omitted; tags are imported', () => {
  const { taken, notes } = parseGift(
    '// bank\n$CATEGORY: berita\n\n// question: 1  name: Lead\n// [id:a] [tag:lead] [tag:5W+1H]\n::Lead::Apa itu lead?{T#Keliru#Tepat}',
  );
  expect(notes).toEqual([
    { line: 2, kind: 'left-out', message: 'Kategori “berita” tidak ikut' },
    { line: 1, kind: 'left-out', message: 'Catatan (//) tidak ikut: 2 baris' },
  ]);
  expect(taken).toMatchObject([
    {
      line: 6,
      item: { text: 'Apa itu lead?', tags: ['lead', '5W+1H'] },
      notes: [
        { kind: 'left-out', message: 'Nama soal “Lead” tidak ikut' },
        { kind: 'left-out', message: 'Umpan balik per jawaban tidak ikut' },
      ],
    },
  ]);
});

test('a name equal to the question is no loss, and words in square brackets are text', () => {
  expect(notesOf('::Apa?::Apa?{T}')).toEqual([[]]);
  expect(read('[Fisika] Apa?{T}')).toMatchObject([{ text: '[Fisika] Apa?' }]);
});

test('formats are read in the question, its answers and its explanation, and answers inherit that of their question', () => {
  expect(
    read(
      '::F::[html]<p>Apa <b>itu</b>\\: &quot;lead&quot;?</p>{=<p>Hal</p> ~[plain]a<b ~[moodle]C ####[html]<p>Ya</p>}',
    ),
  ).toMatchObject([
    { text: 'Apa itu: "lead"?', explanation: 'Ya', options: [option('Hal', true), option('a<b'), option('C')] },
  ]);
});

test.each([
  ['{#3}', 3, 0],
  ['{#3.141:0.001}', 3.141, 0.001],
  ['{#3\\:0.5}', 3, 0.5],
  ['{#-1,5:0,5}', -1.5, 0.5],
  ['{#1..5}', 3, 2],
  ['{#=1822:0 =%50%1822:2}', 1822, 0],
  ['{#6.02e23}', 6.02e23, 0],
])('%s makes a number question', (answers, value, tolerance) => {
  expect(read(`Berapa?${answers}`)).toMatchObject([
    { type: 'number', text: 'Berapa?', options: [], number: { value, tolerance, unit: '' } },
  ]);
});

test.each([
  ['{# =3}', 3],
  ['{#=3 ~%100%4}', 3],
  ['{#~%100%4 =3}', 3],
])('parseGift reads the one number of %s that is marked by =', (answers, value) => {
  expect(read(`Berapa?${answers}`)).toMatchObject([{ number: { value, tolerance: 0 } }]);
});

test('parseGift makes no note of a number without feedback', () => {
  expect(notesOf('Berapa?{#=3}')).toEqual([[]]);
});

test('a number question omits answers of partial weight', () => {
  expect(notesOf('Berapa?{#=1822:0#Ya =%50%1822:2 ~#Bukan}')).toEqual([
    [
      'Jawaban “1822:2” bernilai 50%, jadi tidak ikut: angka bernilai penuh atau nol',
      'Umpan balik per jawaban tidak ikut',
    ],
  ]);
});
