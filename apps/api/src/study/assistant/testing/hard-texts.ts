/** Texts on which a careless regular expression takes forever, by their content. */
export const hardNews: readonly (readonly [name: string, text: string])[] = [
  ['nothing but signs', '“”"\'….,;:!?()[]—\n\n—'],
  ['one word without an end', `${'a'.repeat(50_000)}`],
  ['spaces and line breaks', `Judul${' \n'.repeat(20_000)}`],
  ['the same letters again and again', 'di '.repeat(16_000)],
  ['capitals that look like a dateline', `Judul\n\n${'A'.repeat(25_000)} ${'B '.repeat(12_000)}`],
  ['quotes that never close', `Judul\n\n${'"a '.repeat(16_000)}`],
  ['numbers', `Judul\n\n${'12.345,6/7:8 '.repeat(3_800)}`],
  ['a fence of dots', `Judul\n\n${'a. '.repeat(16_000)}`],
  ['nothing but points', `Judul\n\n${'.'.repeat(49_000)}a`],
  ['one long word before many initials', `Judul\n\n${'a'.repeat(25_000)} ${'A. '.repeat(8_000)}`],
  ['nothing but digits', `Judul\n\n${'1'.repeat(49_000)}`],
  ['two rows of digits with a comma', `Judul\n\n${'1'.repeat(24_000)},${'1'.repeat(24_000)}`],
];

/** The same for the expressions that look for personal data. */
export const hardAddresses: readonly (readonly [name: string, text: string])[] = [
  ['one word without an end', 'a'.repeat(50_000)],
  ['letters and points without an address', 'a.'.repeat(25_000)],
  ['nothing but digits', '1'.repeat(50_000)],
  ['digits in groups', '123 '.repeat(12_500)],
];
