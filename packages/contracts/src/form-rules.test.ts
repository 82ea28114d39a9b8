import { expect, test } from 'vitest';
import { z } from 'zod';
import { shapeOf } from './fields.ts';
import { problemOf, type FieldRule } from './form-rules.ts';

const fullname = { kind: 'text', min: 2, max: 5 } as const;
const secret = { kind: 'secret', min: 2, max: 5 } as const;
const email = { kind: 'email', max: 254 } as const;
const name = { kind: 'name', min: 2, max: 100 } as const;
const phone = { kind: 'phone', max: 24, isOptional: true } as const;

const cases: [FieldRule, string, string | null][] = [
  [fullname, '', 'Wajib diisi'],
  [fullname, '   ', 'Wajib diisi'],
  [fullname, '\u200b\u3164', 'Wajib diisi'],
  [fullname, 'abcde\u00ad', null],
  [fullname, ' a ', 'Minimal 2 karakter'],
  [fullname, 'ab', null],
  [fullname, ' abcde ', null],
  [fullname, 'abcdef', 'Maksimal 5 karakter'],
  [secret, ' a', null],
  [secret, 'a', 'Minimal 2 karakter'],
  [email, 'sekar', 'Tulis alamat email yang lengkap, misalnya nama@contoh.id'],
  [email, ' sekar@contoh.id ', null],
  [email, 'sekar@contoh.id\u200b', null],
  [email, 'sekar＠contoh.id', null],
  [email, 'info@bücher.id', null],
  [email, 'info@例え。jp', null],
  [name, 'Dr. Sekar Ayu, M.Pd.', null],
  [name, "Ma'ruf w. Wibowo // Tim", null],
  [name, 'Klik https://contoh.test', 'Nama tidak boleh berisi alamat situs'],
  [name, 'Sekar\nWWW.contoh.test', 'Nama tidak boleh berisi alamat situs'],
  [phone, '', null],
  [phone, '0812 3456 7890', null],
  [phone, '\u202a+62 812‑3456‑7890\u202c', null],
  [phone, 'nol', 'Tulis nomor telepon yang benar, misalnya 0812 3456 7890'],
];

test.each(cases)('the rule %j gives %j the problem %j', (rule, value, problem) => {
  expect(problemOf(rule, value)).toBe(problem);
});

test.each(cases)('the API and the form agree about the rule %j and %j', (rule, value, problem) => {
  expect(z.object(shapeOf({ field: rule })).safeParse({ field: value }).success).toBe(problem === null);
});

test.each(['', '  ', '\u200b', undefined])('an optional field takes %j as missing', (value) => {
  const headline = { kind: 'text', min: 2, max: 5, isOptional: true } as const;
  expect(problemOf(headline, value ?? '')).toBeNull();
  expect(z.object(shapeOf({ headline })).parse({ headline: value }).headline).toBeUndefined();
  expect(z.object(shapeOf({ headline })).safeParse({ headline: 'a' }).success).toBe(false);
});

test('a repeated field is limited in each entry and in number', () => {
  const body = z.object(shapeOf({ links: { each: fullname, most: 2 } }));
  expect(body.safeParse({ links: ['ab', 'cd'] }).success).toBe(true);
  expect(body.safeParse({ links: ['ab', 'c'] }).success).toBe(false);
  expect(body.safeParse({ links: ['ab', 'cd', 'ef'] }).success).toBe(false);
});

test('a confirmation text must be typed exactly', () => {
  const rule = { kind: 'text', max: 20, exactly: 'NONAKTIFKAN' } as const;
  expect(problemOf(rule, 'NONAKTIFKAN')).toBeNull();
  expect(problemOf(rule, 'nonaktifkan')).toBe('Ketik NONAKTIFKAN, persis seperti ini');
});

test('problemOf asks the own check of a field about its text as it is sent, once its length is right', () => {
  const code = { kind: 'text', min: 3, max: 5, check: (text: string) => (text === 'abc' ? null : 'Salah') } as const;
  expect([problemOf(code, ' abc '), problemOf(code, 'abd'), problemOf(code, 'ab')]).toEqual([
    null,
    'Salah',
    'Minimal 3 karakter',
  ]);
});

test('problemOf counts a name without the spaces around it', () => {
  expect(problemOf({ kind: 'name', min: 2, max: 5 }, '  Sekar  ')).toBeNull();
});
