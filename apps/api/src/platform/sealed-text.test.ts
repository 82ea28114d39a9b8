import { expect, test } from 'vitest';
import { openText, sealText } from './sealed-text.ts';

const seal = { key: 'kunci-yang-cukup-panjang-untuk-diuji', owner: 'mitra-1' };

test('a sealed text reveals nothing of the text, differs each time, and opens again', () => {
  const [one, other] = [sealText(seal, '1234567890'), sealText(seal, '1234567890')];
  expect(one).not.toBe(other);
  expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('1234567890');
  expect([one, other].map((sealed) => openText(seal, sealed))).toEqual(['1234567890', '1234567890']);
});

test.each([
  ['another key', { ...seal, key: 'kunci-lain-yang-cukup-panjang-juga' }, (sealed: string) => sealed],
  ['another owner', { ...seal, owner: 'mitra-2' }, (sealed: string) => sealed],
  ['an altered text', seal, (sealed: string) => `${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`],
  ['a cut text', seal, (sealed: string) => sealed.slice(0, 10)],
])('a sealed text does not open for %s', (_, opener, changed) => {
  expect(() => openText(opener, changed(sealText(seal, '1234567890')))).toThrow();
});
