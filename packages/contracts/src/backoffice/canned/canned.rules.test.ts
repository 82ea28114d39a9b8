import { expect, test } from 'vitest';
import { filledAnswer } from './canned.rules.ts';

test.each([
  ['Halo {nama}, terima kasih. Salam, {nama}!', 'Sekar', 'Halo Sekar, terima kasih. Salam, Sekar!'],
  ['Tanpa nama.', 'Sekar', 'Tanpa nama.'],
  ['Halo {nama}', "$& $' {nama}", "Halo $& $' {nama}"],
])('%j for %s is %j', (content, name, filled) => {
  expect(filledAnswer(content, name)).toBe(filled);
});
