import { expect, test } from 'vitest';
import { ApiError, dataOf } from './envelope.ts';

const thrownBy = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    return error as ApiError;
  }
  throw new Error('Nothing was thrown');
};

test.each([502, 503, 504])(
  "a proxy's page with %i is reported as the server's failure, not as a lost network",
  (status) => {
    const error = thrownBy(() => dataOf(status, '<html><h1>Service Unavailable</h1></html>'));
    expect(error).toMatchObject({
      status,
      code: 'unavailable',
      message: 'Layanan sedang sibuk. Coba lagi sebentar lagi.',
    });
  },
);

test('an answer that was cut off is reported as a lost connection', () => {
  expect(thrownBy(() => dataOf(200, '{"success":tr'))).toMatchObject({
    status: 0,
    code: 'network',
    message: 'Koneksi terputus. Periksa jaringanmu, lalu coba lagi.',
  });
});

test.each([
  [0, true],
  [401, false],
  [404, false],
  [409, false],
  [422, false],
  [429, true],
  [500, false],
  [502, true],
  [503, true],
])('a call that failed with %i may succeed if sent again: %s', (status, isTransient) => {
  expect(new ApiError(status, 'internal', 'Terjadi kesalahan').isTransient).toBe(isTransient);
});
