import { expect, test } from 'vitest';
import { personalPasswordProblem } from './new-password.ts';

const sekar = { email: 'sekar.ayu+kelas@contoh.id', fullname: 'Ni Putu Sekar Wangi' };

test.each([
  'sekar.ayu+kelas@contoh.id',
  'SEKAR.AYU@2026',
  'sekarayu-kelas',
  'aku sekar!',
  'NiPutuSekarWangi',
  'wangi123456',
  'ｓｅｋａｒ-2026',
])('%s contains its owner’s name or e-mail', (password) => {
  expect(personalPasswordProblem(password, sekar)).toMatch(/nama atau email/);
});

test.each(['rahasia-sekali', 'ayu ni ke pasar', 'contoh.id-2026'])(
  '%s does not contain its owner’s name or e-mail',
  (password) => {
    expect(personalPasswordProblem(password, sekar)).toBeNull();
  },
);

test('an owner without a name excludes nothing', () => {
  expect(personalPasswordProblem('rahasia-sekali', { email: '', fullname: '' })).toBeNull();
});
