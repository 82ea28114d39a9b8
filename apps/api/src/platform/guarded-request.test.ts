import { expect, test } from 'vitest';
import { guardedHref, guardedRequest, problemOfRequest } from './guarded-request.ts';

const get = { method: 'GET', headers: {}, mostBytes: 100, toAny: false } as const;

test.each([
  'http://contoh.id/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://10.0.0.1/',
  'https://169.254.169.254/',
])('%s is not called, and no platform may name it', async (address) => {
  const problem = await guardedRequest(address, get).catch(problemOfRequest);
  expect(problem).toBe('Alamatnya bukan alamat https di internet');
  expect(guardedHref(address, false)).toBeNull();
});

test('an address with a name and a password, or none at all, may not be named', () => {
  expect(guardedHref('https://a:b@contoh.id/', false)).toBeNull();
  expect(guardedHref('javascript:alert(1)', true)).toBeNull();
  expect(guardedHref(undefined, false)).toBeNull();
  expect(guardedHref('https://contoh.id/jwks', false)).toBe('https://contoh.id/jwks');
});
