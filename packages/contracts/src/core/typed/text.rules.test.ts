import { describe, expect, test } from 'vitest';
import { patternOf } from './pattern.rules.ts';
import { foldedSigns } from './signs.rules.ts';
import { codeOf, emailOf, folded, isBlank, searched, tidied } from './text.rules.ts';

describe('tidied', () => {
  test.each([
    ['a space without width behind a word', 'Koran\u200b', 'Koran'],
    ['a soft hyphen of a PDF', 'ko\u00adran', 'koran'],
    ['a byte order mark', '\ufeffKoran', 'Koran'],
    ['marks of direction around a number of WhatsApp', '\u202a+62 812\u202c', '+62 812'],
    ['isolates of direction', '\u2068Sekar\u2069', 'Sekar'],
    ['a word joiner', 'sekar\u2060@contoh.id', 'sekar@contoh.id'],
    ['a Hangul filler, which passes for a letter', '\u3164', ''],
    ['a space that does not break', 'Sekar\u00a0Ayu', 'Sekar Ayu'],
    ['a narrow and an ideographic space', 'Rp\u202f5\u3000juta', 'Rp 5 juta'],
    ['an accent of its own, as macOS writes it', 'kafe\u0301', 'kaf\u00e9'],
    ['a joiner between Latin letters', 'a\u200db', 'ab'],
    ['a variation of a letter', 'a\ufe0f\u200db', 'ab'],
  ])('%s', (_what, typed, stored) => {
    expect(tidied(typed)).toBe(stored);
  });

  test.each([
    ['an emoji of several', '👩\u200d🏫'],
    ['an emoji of a sign and its colour', '❤\ufe0f'],
    ['one in a colour of skin', '👍🏽'],
    ['a key', '1\ufe0f\u20e3'],
    ['a flag of letters', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
    ['a joiner of Persian', 'می\u200cخواهم'],
    ['a joiner of Javanese', 'ꦏ꧀\u200cꦏ'],
    ['the end of a verse', 'قُلْ \u06dd'],
    ['lines and tabs', 'satu\n\tdua'],
    ['quotation marks as they were set', '“Jum’at” – x²'],
  ])('%s does not change', (_what, typed) => {
    expect(tidied(typed)).toBe(typed.normalize('NFC'));
  });
});

describe('folded', () => {
  test.each([
    ["Jum'at", 'Jum‘at', 'Jum’at', 'Jum`at', 'Jum´at', 'Jumʼat', 'Jumʻat', 'Jum′at', 'Jum＇at', 'Jumʾat', 'Jumʿat'],
    ['"kata"', '“kata”', '„kata‟', '«kata»', '＂kata＂'],
    ['-5', '−5', '–5', '—5', '‐5', '‑5', '‒5', '﹣5', '－5'],
    [
      'Jakarta Pusat',
      ' Jakarta  Pusat\n',
      'Jakarta\u00a0Pusat',
      'Jakarta\u2003Pusat',
      'Jakarta\tPusat',
      'Ja\u00adkarta Pusat\u200b',
    ],
    ['file', 'ﬁle', 'ｆｉｌｅ', '𝐟𝐢𝐥𝐞', 'f\u200bile'],
    ['20 °C', '20 ℃'],
    ['XIV', 'ⅩⅣ'],
    ['...', '…'],
  ])('all spellings of %s are equal', (compared, ...spellings) => {
    for (const typed of [compared, ...spellings]) expect(folded(typed)).toBe(compared);
  });

  test.each([
    ['x²', 'x2'],
    ['½', '12'],
    ['①', '1'],
    ['kafé', 'kafe'],
    ['a', 'A'],
  ])('%s and %s remain different', (one, other) => {
    expect(folded(one)).not.toBe(folded(other));
  });
});

test.each([
  ['x^2', 'x²'],
  ['x^-12', 'x⁻¹²'],
  ['10^23', '10²³'],
  ['H2O', 'H₂O'],
  ['1/2', '½', '1⁄2', '1∕2'],
  ['1 1/2', '1½'],
  ['3*4', '3×4', '3∗4'],
  ['C#', 'C♯'],
  ['Bb', 'B♭'],
  ['a<=b', 'a≤b'],
  ['a!=b', 'a≠b'],
  ['p->q', 'p→q'],
  ['30°', '30º', '30˚'],
])('foldedSigns: all spellings of %s are equal', (compared, ...spellings) => {
  for (const typed of [compared, ...spellings]) expect(foldedSigns(typed)).toBe(compared);
});

test.each([
  ['ﬁsika', 'Fisika'],
  ['Jum’at', "JUM'AT"],
  ['Kafé', 'kafe'],
])('searched: %s is found by %s', (title, typed) => {
  expect(searched(title)).toBe(searched(typed));
});

test('searched ignores case and accents', () => {
  expect(searched('Kafé  BACA')).toBe('kafe baca');
});

test.each([
  ['Hari Jum’at Agung', "jum'at  agung", 'Jum’at Agung'],
  ['Bab 1 – Awal (a.b)', '- awal (a.b)', '– Awal (a.b)'],
])('patternOf: in %s, %s finds %s', (text, typed, found) => {
  expect(text.match(patternOf(typed))).toEqual([found]);
  expect('lain').not.toMatch(patternOf(typed));
});

test.each([
  [
    'HEMAT50',
    ' hemat50 ',
    'HEMAT 50',
    'hemat-50',
    'HEMAT–50',
    'HEMAT\u200b50',
    'ＨＥＭＡＴ50',
    '\u2068HEMAT50\u2069',
    'HEMAT\u00a050',
  ],
  ['7K3M9QXA', '7k3m-9qxa', '7K3M‑9QXA'],
])('codeOf: all spellings of %s give one code', (code, ...spellings) => {
  for (const typed of spellings) expect(codeOf(typed)).toBe(code);
});

test.each([
  [
    'sekar@contoh.id',
    ' Sekar@Contoh.ID ',
    'sekar@contoh.id\u200b',
    '\ufeffsekar@contoh.id',
    'sekar＠contoh.id',
    'sekar@con\u00adtoh.id',
  ],
  ['info@xn--bcher-kva.id', 'info@bücher.id', 'INFO@BÜCHER.ID', 'info@bu\u0308cher.id', 'info@xn--bcher-kva.id'],
  ['info@xn--r8jz45g.jp', 'info@例え.jp'],
  ['info@127.1', 'Info@127.1'],
])('emailOf: all spellings of %s are stored as one', (stored, ...spellings) => {
  for (const typed of spellings) expect(emailOf(typed)).toBe(stored);
});

test.each(['sekar', 'sekar@', '@bücher.id', 'a@bücher.id/jalan', 'a@bü cher.id', 'a@bücher.id:25'])(
  'emailOf: %s is left to the rule that refuses it',
  (typed) => {
    expect(emailOf(typed)).toBe(typed);
  },
);

test('isBlank: invisible characters count as nothing', () => {
  expect(['', ' ', '\u200b', '\u3164', '\u00ad \n'].every(isBlank)).toBe(true);
  expect(isBlank('.')).toBe(false);
});
