import { describe, expect, test } from 'vitest';
import { isAccepted } from './answer.rules.ts';

/** Expectations of a teacher: the key, the answers that count as right, and those that do not. */
const table: readonly (readonly [key: string, right: readonly string[], wrong: readonly string[]])[] = [
  // Words.
  ["Jum'at", ['Jum‘at', 'Jum’at', 'Jum`at', 'Jum´at', 'Jumʼat', 'JUMAT', ' jum’at. '], ['Jum at', 'Sabtu']],
  ["Al-Qur'an", ['al-qur’an', 'Al Quran', 'Al‑Qurʾan'], ['Alquran', 'Al-Quraan']],
  ["syafi'i", ['Syafi’i', 'syafii'], ['syafi']],
  ["syafi'", ['syafi', 'Syafi‘'], ['safi']],
  ["'Aisyiyah", ['Aisyiyah', '‘Aisyiyah'], ['Asyiyah']],
  ['kupu-kupu', ['kupu kupu', 'kupu–kupu', 'Kupu‐Kupu'], ['kupukupu', 'kupu']],
  [
    'Jakarta Pusat',
    ['“Jakarta Pusat”!', 'jakarta, pusat', 'jakarta-pusat', '(Jakarta Pusat)', '- Jakarta Pusat'],
    ['Jakarta'],
  ],
  ['kunci-2', ['Kunci 2!', 'kunci 2?'], ['kunci2', 'kunci 3!']],
  ['Merdeka!', ['merdeka', 'MERDEKA!!!', 'Merdeka ?'], ['merdekaan']],
  ['Bank Mandiri (Persero) Tbk.', ['bank mandiri persero tbk'], ['Bank Mandiri Tbk']],
  ['S.Pd.', ['SPd', 's.pd'], ['S Pd', 'MPd']],
  ['Ph.D.', ['PhD'], ['Ph D']],
  ['COVID-19', ['Covid 19', 'covid–19'], ['covid19', 'covid 20']],
  ['F-16', ['F 16', 'f-16'], ['F16', 'F-15']],
  ['merah, putih', ['merah putih', 'Merah,putih'], ['putih, merah']],
  ['ﬁsika', ['fisika', 'ＦＩＳＩＫＡ'], ['fsika']],
  ['koran', ['ko\u00adran', 'Koran\u200b', '\ufeffkoran', '\u2068koran\u2069'], ['kora n']],
  ["Jum'at #1", ['Jumat #1'], ['Jum at #1']],
  ['suhu 3,5', ['suhu, 3.5', 'Suhu: 3,5'], ['suhu 35']],
  ['-5 derajat', ['−5 “derajat”'], ['5 derajat']],
  // Programming.
  ['x = [1, 2]', ['"x = [1, 2]"', 'x = [1,2].'], ['x = [1 2]']],
  ['x = n', ['x = n.'], ['x = n!']],
  ['a = b', ['“a = b”', "'a = b'"], ['"a" = b', 'a = "b"']],
  ['f(x) naik', ['f(x) naik!', 'f(x) naik ?'], ['f(x) turun']],
  ['C#', ['c#', '“C#”', 'C♯', 'C#.'], ['C', 'C##']],
  ['C', ['c', 'C.'], ['C#', 'C++']],
  ['int x;', ['int x ;'], ['int x']],
  ['print("hai")', ['print(“hai”)', 'PRINT ( "hai" )'], ['print hai', 'print(hai)', 'print("hai"']],
  ['!=', ['! =', '≠'], ['=', '==']],
  ['a && b', ['a&&b'], ['a & b', 'a b']],
  ['!x', ['! X'], ['x']],
  ['a[0]', ['a [0]'], ['a 0', 'a0', 'a(0)']],
  ['console.log', ['Console.log.'], ['consolelog', 'console log']],
  ['index.html', ['INDEX.HTML'], ['index html']],
  ['.class', ['. class'], ['class']],
  ['user_id', ['USER_ID'], ['user id', 'userid']],
  ['git commit -m', ['git commit –m'], ['git commit m']],
  ['git add .', ['Git add .'], ['git add']],
  ['--help', ['−−help', '—help', '–help'], ['help', '-help']],
  ['.', [' . '], ['..', ',']],
  ['cd ..', ['CD ..'], ['cd .', 'cd']],
  ['p → q', ['p->q', 'P → Q'], ['p q', 'p<-q']],
  ['A-', ['a−'], ['A', 'A+']],
  // Mathematics.
  ['x²', ['x^2', 'X²'], ['x2', '2x']],
  ['(a+b)', ['( a + b )'], ['a+b', '(a-b)']],
  ['x-1', ['x − 1', 'X–1'], ['x1', 'x 1', 'x+1']],
  ['2x-3y', ['2x − 3y'], ['2x 3y', '2x+3y']],
  ['n!', ['n !'], ['n']],
  ['n', ['N', 'n.'], ['n!']],
  ['(n-1)', ['(n−1)'], ['(n-1)!', 'n-1']],
  ["f'(x)", ['f’(x)', 'f′(x)'], ['f(x)']],
  ['5-6', ['5 – 6', '5−6'], ['5 6', '56']],
  ['a ≤ b', ['a<=b'], ['a<b', 'a b']],
  ['3 × 4', ['3x4', '3*4'], ['3 4', '3+4']],
  ['(2,3)', ['( 2,3 )'], ['(2.3)', '2,3']],
  ['1/2', ['½', '1⁄2'], ['12', '1 2', '0,5']],
  ['1, 2, 3', ['1,2,3', '1 2 3'], ['1,2', '123']],
  ['x = 3,5', ['x=3.5'], ['x=35', 'x 3,5']],
  ['f(x) = 2.', ['f(x) = 2'], ['f(x) = 20']],
  ['12-34', ['12 − 34'], ['12 34', '1234']],
  ['1,200,30', ['1 200 30'], ['1.20030']],
  ['1500,200,300', ['1500 200 300'], ['1500200300']],
  ['10,200,300', ['10200300'], ['10, 200, 300']],
  // Music.
  ['F♯m', ['f#m'], ['Fm']],
  ['B♭', ['Bb'], ['B', 'B#']],
  ['3/4', ['3 / 4'], ['3 4', '34', '4/3']],
  // Chemistry.
  ['H₂O', ['h2o'], ['HO']],
  ['Cl⁻', ['Cl^-'], ['Cl', 'Cl+']],
  // Numbers.
  ['5', ['5,0', ' 5 ', '5.', 'Rp5'], ['–5', '−5', '-5', '5%', '5!', '05', '5 kg', '']],
  ['-5', ['−5', '–5', '- 5', '-5,0'], ['5', '+5', '-50']],
  ['3,14', ['3.14', '3,140'], ['314', '-3,14', '3,15', '3']],
  ['0,5', ['.5', '0.50'], ['5', '05', '1/2']],
  [
    'Rp1.500.000',
    ['1500000', '1.500.000', 'Rp 1.500.000,-', '1,5 juta', 'Rp1.5jt', '1,500,000'],
    ['1.500', 'Rp15.000.000', '1.500.000 kg'],
  ],
  ['1,5 juta', ['Rp1.500.000', '1.500.000', '1500 ribu'], ['1,5', '15 juta']],
  ['50%', ['50 %', '50 persen'], ['50', '0,5']],
  ['5 kg', ['5kg', '5,0 KG'], ['5', '5 g']],
  ['9,8 m/s²', ['9.8 m/s^2', '9,8 m/s2'], ['9,8', '9,8 m/s']],
  ['1945', ['1.945'], ['1945!', '194']],
  ['007', ['007.'], ['7', '0007']],
  ['suhu -5', ['suhu −5', 'Suhu, –5'], ['suhu 5']],
  // Times.
  ['19:30', ['19.30', 'pukul 19.30', '19.30 WIB', '19：30', 'Pukul 19.30.'], ['1930', '19 30', '19.31', '7.30']],
  ['07.30', ['7:30', 'jam 7.30'], ['730', '17.30']],
  ['19.30 WIT', ['19:30 wit', 'pukul 19.30 WIT'], ['19.30 WIB', '19.30']],
  ['pukul 07.00-08.00', ['Pukul 7:00 – 8:00', 'pukul 07.00–08:00.'], ['pukul 07.00', 'pukul 07.00-09.00']],
  ['2:3', ['2 : 3', '2∶3'], ['2 3', '23', '3:2']],
  // Signs only.
  ['!', [' ! '], ['?', '', '!!']],
  ['"', ['“', '„'], ["'", '']],
];

describe('isAccepted', () => {
  const right = table.flatMap(([key, typed]) => typed.map((one) => [key, one] as const));
  test.each(right)('the key %s accepts %j', (key, typed) => {
    expect(isAccepted(key, typed, false)).toBe(true);
  });

  const wrong = table.flatMap(([key, , typed]) => typed.map((one) => [key, one] as const));
  test.each(wrong)('the key %s does not accept %j', (key, typed) => {
    expect(isAccepted(key, typed, false)).toBe(false);
  });

  test.each(table.map(([key]) => key))('the key %s accepts itself, whether all signs count or not', (key) => {
    expect(isAccepted(key, key, false)).toBe(true);
    expect(isAccepted(key, key, true)).toBe(true);
  });

  test.each([
    ["Jum'at", 'JUM’AT', true],
    ["Jum'at", 'Jumat', false],
    ['Halo, dunia.', 'halo, dunia.', true],
    ['Halo, dunia.', 'halo , dunia .', true],
    ['Halo, dunia.', 'halo dunia.', false],
    ['Halo, dunia.', 'halo, dunia', false],
    ['kupu-kupu', 'kupu–kupu', true],
    ['kupu-kupu', 'kupu kupu', false],
    ['"hai"', '“hai”', true],
    ['"hai"', 'hai', false],
    ['3,5', '3.5', false],
    ['19.30', '19:30', false],
    ['1.500', '1500', false],
    ['halo', 'halo', true],
  ])('with punctuation counted, the key %s accepts %s: %s', (key, typed, isRight) => {
    expect(isAccepted(key, typed, true)).toBe(isRight);
  });
});

describe('isAccepted: six spellings of two hundred right and two hundred wrong answers', () => {
  type Spelling = (answer: string) => string;
  const replaced =
    (from: string | RegExp, to: string): Spelling =>
    (answer) =>
      answer.replaceAll(from, to);
  const around =
    (before: string, after: string): Spelling =>
    (answer) =>
      `${before}${answer}${after}`;
  const upper: Spelling = (answer) => answer.toUpperCase();
  const unseen: Spelling = (answer) => [...answer].join('\u200b');
  const numbered = (write: (index: number) => string) => Array.from({ length: 20 }, (_, index) => write(index + 1));
  const all = (answers: string) => answers.split(' | ');
  const grouped = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, '.');
  const two = (value: number) => String(value).padStart(2, '0');

  /** For each kind: twenty keys, a function that makes a wrong answer of a key, and six ways to type either. */
  const kinds: readonly (readonly [
    kind: string,
    keys: readonly string[],
    wrong: Spelling,
    spellings: readonly Spelling[],
  ])[] = [
    [
      'words with an apostrophe',
      all(
        "Jum'at | ma'af | Qur'an | ni'mat | syari'at | do'a | Ka'bah | Isra' Mi'raj | ta'aruf | mas'alah | ru'yat | ma'ruf | da'wah | ra'yu | ta'lim | mu'min | sa'i | ma'na | jama'ah | qana'ah",
      ),
      (answer) => answer.slice(0, -1),
      [
        replaced("'", '’'),
        replaced("'", '‘'),
        replaced("'", '`'),
        replaced("'", '´'),
        replaced("'", 'ʼ'),
        replaced("'", ''),
      ],
    ],
    [
      'words with a hyphen',
      numbered(
        (index) =>
          `${'kupu kura biri laba cumi undur ubur paru anai kunang'.split(' ')[index % 10]}-${['kupu', 'anak'][index % 2]}${'an'.repeat(index % 3)}`,
      ),
      replaced('-', ''),
      [replaced('-', '–'), replaced('-', '‑'), replaced('-', '−'), replaced('-', ' '), replaced('-', '‐'), upper],
    ],
    [
      'phrases',
      numbered((index) => `Ibu kota ${'abcdefghijklmnopqrst'[index - 1]}${'au'[index % 2]}ra`),
      (answer) => `${answer} baru`,
      [replaced(' ', '\u00a0'), replaced(' ', '  '), around('“', '”.'), around(' ', '\n'), unseen, upper],
    ],
    [
      'numbers with a minus',
      numbered((index) => `-${index * 7}`),
      replaced('-', ''),
      [
        replaced('-', '−'),
        replaced('-', '–'),
        replaced('-', '—'),
        replaced('-', '- '),
        around('', ',0'),
        around('\u2066', '\u2069'),
      ],
    ],
    [
      'amounts of money',
      numbered((index) => `Rp${grouped(index * 1_250_000)}`),
      (answer) => answer.replace(/(\d)\./, '$10.'),
      [
        replaced('Rp', 'Rp '),
        replaced('Rp', ''),
        replaced(/\D/g, ''),
        around('', ',-'),
        around('', ',00'),
        (answer) => `${String(Number(answer.replace(/\D/g, '')) / 1e6).replace('.', ',')} juta`,
      ],
    ],
    [
      'decimals',
      numbered((index) => `${index},${two(index * 4)}`),
      replaced(',', ''),
      [replaced(',', '.'), around('', '0'), around(' ', ' '), unseen, around('', '.'), replaced(/^/g, '\ufeff')],
    ],
    [
      'times',
      numbered((index) => `${two(index)}:${two((index * 13) % 60)}`),
      replaced(/^../g, '21'),
      [replaced(':', '.'), around('pukul ', ''), around('', ' WIB'), replaced(':', '：'), replaced(/^0/g, ''), unseen],
    ],
    [
      'code',
      numbered((index) => `${['printf', 'cetak', 'tulis', 'baca'][index % 4]}("n${index}");`),
      replaced(/[()]/g, ' '),
      [replaced('"', '“'), replaced('"', '”'), replaced('(', ' ( '), replaced('"', '＂'), upper, unseen],
    ],
    [
      'formulas',
      numbered((index) => `(x-${index})² * ${index + 1}`),
      replaced('-', '+'),
      [replaced('-', '−'), replaced('-', '–'), replaced('*', '×'), replaced('²', '^2'), replaced(' ', ''), upper],
    ],
    [
      'notes',
      numbered((index) => `${'ABCDEFG'[index % 7]}#${['', 'm', '7', 'm7'][index % 4]}/${'GABCDEF'[index % 7]}`),
      replaced('#', ''),
      [replaced('#', '♯'), replaced('#', '＃'), replaced('/', ' / '), upper, unseen, around('', '.')],
    ],
  ];

  test.each(kinds)('%s', (_kind, keys, wrong, spellings) => {
    expect([new Set(keys).size, spellings.length]).toEqual([20, 6]);
    const misjudged = keys.flatMap((key) =>
      spellings.flatMap((spelled) => [
        ...(isAccepted(key, spelled(key), false) ? [] : [`${key} should take ${spelled(key)}`]),
        ...(isAccepted(key, spelled(wrong(key)), false) ? [`${key} should not take ${spelled(wrong(key))}`] : []),
      ]),
    );
    expect(misjudged).toEqual([]);
  });

  test('the cases add up to two hundred of each', () => {
    expect(kinds.flatMap(([, keys]) => keys)).toHaveLength(200);
  });
});
