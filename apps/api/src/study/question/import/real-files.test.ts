import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { textOfFile } from './import-file.ts';
import { readQuestions } from './import-source.ts';

/** Result of importing a file, one line for each item: `*` marks the key, `x` a refusal, `-` a line of no question. */
async function accountOf(name: string, bytes: Buffer): Promise<string[]> {
  const read = await textOfFile(bytes);
  if ('problem' in read) return [`x ${read.problem}`];
  const { taken, refused, notes } = readQuestions(read.text, { name });
  return [
    ...taken.map(({ line, item: { type, text, options, number }, notes: own }) => {
      const key = number
        ? `${number.value}±${number.tolerance}`
        : options.map((one) => `${one.isCorrect ? '*' : ''}${one.text}${one.match ? `=${one.match}` : ''}`).join('/');
      return [`${line} ${type}: ${text.replaceAll('\n', '⏎')}: ${key}`, ...own.map(({ message }) => message)].join(
        ' | ',
      );
    }),
    ...refused.map(({ line, message }) => `x${line} ${message}`),
    ...notes.map(({ line, message }) => `-${line} ${message}`),
  ];
}

const header = 'jenis;pertanyaan;a;b;kunci';
const cafe = 'pilihan ganda;Apa kafe di Côte d’Ivoire?;Café;Warung;A';
const cafeRead = '2 single-choice: Apa kafe di Côte d’Ivoire?: *Café/Warung';
const table = (separator: string, ...rows: string[]) => rows.map((row) => row.replaceAll(';', separator)).join('\r\n');
const utf8 = (text: string) => Buffer.from(text);
const inEncoding = (encoding: string, text: string, addBOM = false) => iconv.encode(text, encoding, { addBOM });
const noColumn = (first: string) => `x1 Kolom “pertanyaan” tidak ditemukan. Baris pertama berisi ${first}.`;

type Case = readonly [source: string, name: string, bytes: Buffer, account: readonly string[]];

const spreadsheets: readonly Case[] = [
  ['Excel, CSV (dipisahkan titik koma)', 'a.csv', inEncoding('windows-1252', table(';', header, cafe)), [cafeRead]],
  ['Excel, CSV (dipisahkan koma)', 'a.csv', inEncoding('windows-1252', table(',', header, cafe)), [cafeRead]],
  ['Excel, CSV UTF-8', 'a.csv', inEncoding('utf-8', table(';', header, cafe), true), [cafeRead]],
  ['Excel, Teks Unicode', 'a.txt', inEncoding('utf-16le', table('\t', header, cafe), true), [cafeRead]],
  ['Excel, Teks (dipisahkan tab)', 'a.txt', inEncoding('windows-1252', table('\t', header, cafe)), [cafeRead]],
  ['Excel for Mac, CSV (Macintosh)', 'a.csv', inEncoding('macintosh', table(';', header, cafe)), [cafeRead]],
  ['Excel with sep=', 'a.csv', utf8(`sep=;\r\n${table(';', header, cafe)}`), [cafeRead.replace('2', '3')]],
  [
    'LibreOffice, UTF-8 with commas and all cells quoted',
    'a.csv',
    utf8('"pertanyaan","a","b","kunci"\n"Ya, atau ""tidak""?","Ya","Bukan","B"\n'),
    ['2 single-choice: Ya, atau "tidak"?: Ya/*Bukan'],
  ],
  ['LibreOffice, UTF-16 without a mark', 'a.csv', inEncoding('utf-16le', table(';', header, cafe)), [cafeRead]],
  ['LibreOffice with | as separator', 'a.csv', utf8(table('|', header, cafe)), [cafeRead]],
  [
    'LibreOffice with a line break in a cell',
    'a.csv',
    utf8('pertanyaan,a,b,kunci\n"Satu\ndua?",Ya,Bukan,A\nTiga?,Ya,Bukan,B'),
    ['2 single-choice: Satu⏎dua?: *Ya/Bukan', '4 single-choice: Tiga?: Ya/*Bukan'],
  ],
  [
    'Google Sheets, .csv',
    'a.csv',
    utf8('Pertanyaan,Pilihan A,Pilihan B,Kunci Jawaban\r\n"Satu, dua?",Ya,Bukan,A'),
    ['2 single-choice: Satu, dua?: *Ya/Bukan'],
  ],
  [
    'Google Sheets, .tsv',
    'a.tsv',
    utf8('Soal\tOpsi A\tOpsi B\tJawaban\r\nSatu?\tYa\tBukan\tBukan'),
    ['2 single-choice: Satu?: Ya/*Bukan'],
  ],
  [
    'Google Forms, answers of people',
    'a.csv',
    utf8('"Cap waktu","Nama","Skor"\n"2026/11/28","Sekar","8 / 10"'),
    [noColumn('“Cap waktu”, “Nama”, “Skor”')],
  ],
  [
    'a table with a title',
    'a.csv',
    utf8(`Bank soal kelas 7;;;;\r\n;;;;\r\n${table(';', header, cafe)}`),
    [cafeRead.replace('2', '4'), '-1 Baris di atas judul kolom tidak ikut: “Bank soal kelas 7”'],
  ],
  [
    'a table with numbers and pictures',
    'a.csv',
    utf8('No;Soal;a;b;kunci;Gambar\n1;Satu?;Ya;Bukan;A;peta.png\n2;Dua?;Ya;Bukan;C;'),
    [
      '2 single-choice: Satu?: *Ya/Bukan',
      'x3 Kunci C tidak ada di antara jawabannya',
      '-1 Kolom “No” tidak ikut',
      '-1 Kolom “Gambar” tidak ikut',
    ],
  ],
  [
    'Kahoot',
    'a.csv',
    utf8(
      'Quiz template,,,,,\n,Question - max 120 characters,Answer 1 - max 75 characters,Answer 2 - max 75 characters,Time limit (sec),Correct answer(s) - choose at least one\n1,Satu?,Ya,Bukan,20,"1,2"',
    ),
    [
      '3 multiple-choice: Satu?: *Ya/*Bukan',
      '-1 Baris di atas judul kolom tidak ikut: “Quiz template”',
      '-2 Kolom ke-1 tanpa judul tidak ikut',
      '-2 Kolom “Time limit (sec)” tidak ikut',
    ],
  ],
  [
    'Quizizz',
    'a.csv',
    utf8(
      'Question Text,Question Type,Option 1,Option 2,Correct Answer,Time in seconds\nSatu?,Multiple Choice,Ya,Bukan,2,30\nDua?,Checkbox,Ya,Bukan,"1,2",30\nTiga?,Fill-in-the-Blank,Lead,,,30\nEmpat?,Open-Ended,,,,30\nLima?,Poll,Ya,Bukan,,30',
    ),
    [
      '2 single-choice: Satu?: Ya/*Bukan',
      '3 multiple-choice: Dua?: *Ya/*Bukan',
      '4 short-answer: Tiga?: *Lead',
      '5 essay: Empat?: ',
      'x6 Jenis “poll” tidak dikenal. Pakai: pilihan ganda, beberapa jawaban, benar salah, isian, angka, menjodohkan, esai.',
      '-1 Kolom “Time in seconds” tidak ikut',
    ],
  ],
  [
    'a quotation mark that is not closed',
    'a.csv',
    utf8('pertanyaan,a,b,kunci\nSatu?,Ya,Bukan,A\n"Dua?,Ya,Bukan,A\nTiga?,Ya,Bukan,A'),
    [
      '2 single-choice: Satu?: *Ya/Bukan',
      'x3 Tanda petik (") di baris ini tidak ditutup, jadi baris ini sampai akhir berkas tidak terbaca',
    ],
  ],
  [
    'letters that were destroyed before',
    'a.csv',
    utf8(table(';', header, cafe.replace('Café', 'Caf\ufffd'))),
    ['x2 Ada huruf yang rusak (\ufffd) di soal ini. Simpan lagi berkasnya sebagai UTF-8, atau perbaiki hurufnya.'],
  ],
  [
    'an Excel workbook',
    'a.csv',
    Buffer.concat([utf8('PK\u0003\u0004'), Buffer.alloc(60)]),
    ['x Ini arsip ZIP. Ekstrak dulu, lalu pilih berkas di dalamnya.'],
  ],
  ['an empty file', 'a.csv', utf8('\ufeff\r\n'), ['x Berkas ini kosong']],
];

const moodle: readonly Case[] = [
  [
    'Moodle, exported single choice',
    'a.txt',
    utf8(
      '// question: 0  name: Switch category to $course$/top/Bahasa\n$CATEGORY: $course$/top/Bahasa\n\n\n// question: 31  name: Lead\n::Lead::[html]<p dir\\="ltr" style\\="text-align\\: left;">Apa itu <strong>lead</strong>?<br></p>{\n\t=<p>Pembuka</p>#<p>Tepat</p>\n\t~<p>Penutup</p>\n}\n\n',
    ),
    [
      '6 single-choice: Apa itu lead?: *Pembuka/Penutup | Nama soal “Lead” tidak ikut | Huruf tebal menjadi huruf biasa | Umpan balik per jawaban tidak ikut',
      '-1 Catatan (//) tidak ikut: 2 baris',
      '-2 Kategori “$course$/top/Bahasa” tidak ikut',
    ],
  ],
  [
    'Moodle, exported several choices',
    'a.gift',
    utf8('::Q::[html]<p>Mana?</p>{\n\t~%50%<p>Satu</p>\n\t~%50%<p>Dua</p>\n\t~%-50%<p>Tiga</p>\n}'),
    ['1 multiple-choice: Mana?: *Satu/*Dua/Tiga | Nama soal “Q” tidak ikut'],
  ],
  [
    'Moodle, exported short answer',
    'a.gift',
    utf8('::Hewan::Hewan apa?{\n\t=%100%Kanguru#\n\t=%50%Kangguru#Ejaan\n\t=%0%*#Bukan\n}'),
    [
      '1 short-answer: Hewan apa?: *Kanguru | Nama soal “Hewan” tidak ikut | Jawaban “Kangguru” bernilai 50%, jadi tidak ikut: isian bernilai penuh atau nol | Jawaban “*” bernilai 0%, jadi tidak ikut: isian bernilai penuh atau nol | Umpan balik per jawaban tidak ikut',
    ],
  ],
  [
    'Moodle, exported statement',
    'a.gift',
    utf8('::B::[html]<p>Bumi bulat.</p>{TRUE#Keliru#Tepat}'),
    ['1 true-false: Bumi bulat.: *Benar/Salah | Nama soal “B” tidak ikut | Umpan balik per jawaban tidak ikut'],
  ],
  [
    'Moodle, exported pairs',
    'a.gift',
    utf8('::P::[moodle]Pasangkan.{\n\t=[html]<p>Siapa</p> -> Tokoh\n\t=[html]<p>Kapan</p> -> Waktu\n\t= -> Tempat\n}'),
    ['1 matching: Pasangkan.: *Siapa=Tokoh/*Kapan=Waktu/*=Tempat | Nama soal “P” tidak ikut'],
  ],
  [
    'Moodle, exported number',
    'a.gift',
    utf8('::N::Kapan?{#\n\t=%100%1822:0#\n\t=%50%1822:2#Hampir\n}'),
    [
      '1 number: Kapan?: 1822±0 | Nama soal “N” tidak ikut | Jawaban “1822:2” bernilai 50%, jadi tidak ikut: angka bernilai penuh atau nol | Umpan balik per jawaban tidak ikut',
    ],
  ],
  [
    'Moodle, exported essay and description',
    'a.gift',
    utf8('::E::[html]<p>Ceritakan.</p>{}\n\n::D::[html]<p>Bacalah teks ini.</p>\n'),
    ['1 essay: Ceritakan.:  | Nama soal “E” tidak ikut', 'x3 Jawaban tidak ditemukan. Tulis di antara { dan }.'],
  ],
  [
    'Moodle, a picture and a formula',
    'a.gift',
    utf8('[html]<p>Hitung \\\\(x^2\\\\) <img src\\="@@PLUGINFILE@@/grafik.png" alt\\=""></p>{#4}'),
    [
      '1 number: Hitung \\(x^2\\): 4±0 | Gambar “grafik.png” tidak ikut. Unggah lagi lewat Edit soal. | Rumus LaTeX tampil sebagai teks biasa',
    ],
  ],
  [
    'Moodle, tags and an id',
    'a.gift',
    utf8('// question: 5  name: T\n// [id:T5] [tag:lead]\n::T::Apa?{T}'),
    ['3 true-false: Apa?: *Benar/Salah | Nama soal “T” tidak ikut', '-1 Catatan (//) tidak ikut: 1 baris'],
  ],
  [
    'the documentation of GIFT',
    'a.txt',
    utf8(
      "Who's buried in Grant's tomb?{=Grant ~no one ~Napoleon}\n\nGrant is {~buried =entombed ~living} in Grant's tomb.\n\nGrant is buried in Grant's tomb.{FALSE}\n\nTwo plus two equals {=four =4}",
    ),
    [
      "1 single-choice: Who's buried in Grant's tomb?: *Grant/no one/Napoleon",
      "3 single-choice: Grant is _____ in Grant's tomb.: buried/*entombed/living",
      "5 true-false: Grant is buried in Grant's tomb.: Benar/*Salah",
      '7 short-answer: Two plus two equals: *four/*4',
    ],
  ],
];

const textbook: readonly Case[] = [
  [
    'Aiken, the documentation',
    'a.txt',
    utf8(
      'What is the correct answer to this question?\nA. Is it this one?\nB. Maybe this answer?\nC. Possibly this one?\nD. Must be this one!\nANSWER: D\n',
    ),
    [
      '1 single-choice: What is the correct answer to this question?: Is it this one?/Maybe this answer?/Possibly this one?/*Must be this one!',
    ],
  ],
  [
    'Aiken with parentheses and CRLF',
    'a.txt',
    utf8('Satu?\r\nA) Ya\r\nB) Bukan\r\nANSWER: B\r\n\r\nDua?\r\nA) Ya\r\nB) Bukan\r\nANSWER: A\r\n'),
    ['1 single-choice: Satu?: Ya/*Bukan', '6 single-choice: Dua?: *Ya/Bukan'],
  ],
  [
    'Aiken of Word, in Windows-1252',
    'a.txt',
    inEncoding('windows-1252', 'Apa arti “café”?\r\na. Kafé\r\nb. Warung\r\nKunci: a.'),
    ['1 single-choice: Apa arti “café”?: *Kafé/Warung'],
  ],
  [
    'Aiken with a letter twice',
    'a.txt',
    utf8('Satu?\nA. Ya\nB. Bukan\nB. Ragu\nANSWER: B'),
    ['x1 Pilihan B tertulis dua kali, yang kedua di baris 4'],
  ],
  [
    'Aiken with an answer on two lines',
    'a.txt',
    utf8('Satu?\nA. Ya\ndan lagi\nB. Bukan\nANSWER: A'),
    ['x1 Beri paling sedikit dua pilihan jawaban', 'x3 Kunci A tidak ada di antara pilihannya'],
  ],
  [
    'a textbook with stars',
    'a.txt',
    utf8('1. Satu?\nA. Ya\n*B. Bukan\n\n2. Dua?\n*A. Ya\n*B. Juga'),
    ['1 single-choice: 1. Satu?: Ya/*Bukan', '5 multiple-choice: 2. Dua?: *Ya/*Juga'],
  ],
  [
    'a text that is copied from a web page',
    'a.txt',
    utf8('Sa\u00adtu?\u200b\nA.\u00a0Ya\nB. Bukan\nANSWER: A'),
    ['1 single-choice: Satu?: *Ya/Bukan', '-1 Karakter yang tidak terlihat dibuang'],
  ],
  [
    'prose',
    'a.txt',
    utf8('Lead adalah pembuka berita.\n\nIa menjawab apa dan siapa.'),
    ['x1 Beri paling sedikit dua pilihan jawaban'],
  ],
];

test.each([...spreadsheets, ...moodle, ...textbook])('%s is accounted for', async (_source, name, bytes, account) => {
  expect(await accountOf(name, bytes)).toEqual(account);
});
