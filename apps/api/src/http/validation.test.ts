import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldMessages, validatorCompiler } from './validation.ts';

const schema = z.strictObject({
  name: z.string().min(2).max(5),
  age: z.int().min(17),
  kind: z.enum(['buku', 'kelas']),
  link: z.string().regex(/^https:/, 'Invalid bukan kata kami, tetapi kalimat ini iya'),
  part: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('a'), size: z.int() }),
    z.strictObject({ type: z.literal('b'), count: z.int() }),
  ]),
});

function fieldsOf(input: object) {
  const result = validatorCompiler({ schema })(input);
  return 'error' in result && result.error ? fieldMessages(result.error) : {};
}

test('an invalid input is described in Indonesian, and a sentence of the contract stays as it is', () => {
  expect(
    fieldsOf({
      name: 'a',
      age: '20',
      kind: 'film',
      link: 'http:',
      part: { type: 'a', size: 1, weight: 2 },
      voucher: 1,
    }),
  ).toEqual({
    name: 'Minimal 2 karakter',
    age: 'Isinya harus berupa angka',
    kind: 'Pilih salah satu: buku, kelas',
    link: 'Invalid bukan kata kami, tetapi kalimat ini iya',
    'part.weight': 'Isian ini tidak dikenal',
    voucher: 'Isian ini tidak dikenal',
  });
});

test('a missing input is reported for each input', () => {
  expect(fieldsOf({ part: { type: 'b' } })).toEqual({
    name: 'Wajib diisi',
    age: 'Wajib diisi',
    kind: 'Pilih salah satu: buku, kelas',
    link: 'Wajib diisi',
    'part.count': 'Wajib diisi',
  });
});
