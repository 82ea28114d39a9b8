import { expect, test } from 'vitest';
import { watermarkOf } from './watermark.rules.ts';

test('watermarkOf shows of an e-mail address its first letter and its domain', () => {
  expect(watermarkOf({ fullname: 'Siti Rahma', email: 'siti.rahma@contoh.id' })).toBe('Siti Rahma · s…@contoh.id');
});
