import { describe, expect, test } from 'vitest';
import { certificateNumberOf, formatCertificateNumber, parseCertificateNumber } from './certificate.rules.ts';

const number = '7K3M9QXA2BTDW';
const body = number.slice(0, -1);
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Samples spread over all 60 bits, the same in every run. */
const samples = Array.from(
  { length: 200 },
  (_, index) => (BigInt(index + 1) * 0x9e3779b97f4a7c15n) & ((1n << 60n) - 1n),
);
const numbers = samples.map(certificateNumberOf).filter((each) => each !== null);

test('a number is twelve characters of the alphabet and a check character', () => {
  expect(numbers.length).toBeGreaterThan(150);
  for (const each of numbers) expect(each).toMatch(/^[0-9A-HJKMNP-TV-Z]{13}$/);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('a number whose check is not a letter or digit is never issued', () => {
  // The body 00000000000Z is 31, so 11 in the position before makes 11 * 32 + 31 = 383, and 383 % 37 = 13 = D.
  expect(certificateNumberOf((31n << 55n) | (11n << 50n))).toBe('0000000000BZD');
  // 1 * 32 + 0 = 32: the asterisk.
  expect(certificateNumberOf(1n << 50n)).toBeNull();
});

describe('typed numbers', () => {
  test.each([
    ['as issued', number],
    ['with hyphens', '7K3M-9QXA-2BTD-W'],
    ['in lower case', '7k3m-9qxa-2btd-w'],
    ['with spaces', ' 7K3M 9QXA 2BTD W '],
  ])('%s', (_how, typed) => {
    expect(parseCertificateNumber(typed)).toBe(number);
  });

  test.each([
    ['O for 0', 'OOOOOOOOOOBZD'],
    ['o for 0', 'oooooooooobzd'],
    ['0', '0000000000BZD'],
  ])('%s', (_how, typed) => {
    expect(parseCertificateNumber(typed)).toBe('0000000000BZD');
  });

  test('I and L for 1', () => {
    const withOnes = numbers.find((each) => each.includes('1'))!;
    expect(parseCertificateNumber(withOnes.replaceAll('1', 'I'))).toBe(withOnes);
    expect(parseCertificateNumber(withOnes.replaceAll('1', 'l'))).toBe(withOnes);
  });

  test.each([
    ['nothing', ''],
    ['too short', body],
    ['too long', `${number}0`],
    ['a U', `U${number.slice(1)}`],
    ['a wrong check', `${body}V`],
    ['something else', 'https://contoh.id'],
  ])('%s is not a number', (_how, typed) => {
    expect(parseCertificateNumber(typed)).toBeNull();
  });
});

test('a number with one character too many is refused, even if that would check the rest', () => {
  for (const each of numbers.slice(0, 20))
    for (const character of alphabet) expect(parseCertificateNumber(each + character)).toBeNull();
});

test('a character outside the alphabet is refused, whatever the check', () => {
  for (const check of alphabet) expect(parseCertificateNumber(`${body.slice(0, -1)}U${check}`)).toBeNull();
});

test('one wrong character is detected in any position', () => {
  for (let index = 0; index < number.length; index += 1) {
    for (const character of alphabet) {
      if (character === number[index]) continue;
      expect(parseCertificateNumber(number.slice(0, index) + character + number.slice(index + 1))).toBeNull();
    }
  }
});

test('two swapped neighbors are detected', () => {
  for (const each of numbers) {
    for (let index = 0; index < each.length - 1; index += 1) {
      const swapped = each.slice(0, index) + each[index + 1] + each[index] + each.slice(index + 2);
      expect(parseCertificateNumber(swapped)).toBe(each[index] === each[index + 1] ? each : null);
    }
  }
});

test('a number is displayed in groups of four', () => {
  expect(formatCertificateNumber(number)).toBe('7K3M-9QXA-2BTD-W');
});
