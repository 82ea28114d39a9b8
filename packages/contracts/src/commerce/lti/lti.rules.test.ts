import { expect, test } from 'vitest';
import { deploymentsIn, ltiConnectionRules } from './lti.rules.ts';

test.each(['issuer', 'authAddress', 'tokenAddress', 'keysAddress'] as const)(
  'ltiConnectionRules ask for a full address as %s',
  (field) => {
    const { check, missing } = ltiConnectionRules[field];
    expect(check('https://kampus.test/lti')).toBeNull();
    expect(check('kampus.test')).toBe(
      'Tulis alamat lengkap yang dimulai dengan https://, tanpa nama pengguna dan kata sandi',
    );
    expect(missing).toMatch(/^Tulis /);
  },
);

test('deploymentsIn reads one id a line, each once, without blank lines and spaces around it', () => {
  expect(deploymentsIn('1\r\n 2 \n\n1\n  \nab c')).toEqual(['1', '2', 'ab c']);
  expect(deploymentsIn('')).toEqual([]);
});
