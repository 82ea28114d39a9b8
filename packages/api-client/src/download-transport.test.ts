import { afterEach, expect, test, vi } from 'vitest';
import { fetchFile } from './download-transport.ts';

const answered = (answer: Response | Error) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(() => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer))),
  );
afterEach(() => vi.unstubAllGlobals());

test('a fetched file has the name that the server gives it', async () => {
  answered(
    new Response('Nama;Rupiah', {
      headers: {
        'content-disposition': 'attachment; filename="penjualan-2026-11-21.csv"',
        'content-type': 'text/csv; charset=utf-8',
      },
    }),
  );
  const file = await fetchFile('/api/report', { authorization: 'Bearer x' });
  expect({ name: file.name, text: await file.text() }).toEqual({
    name: 'penjualan-2026-11-21.csv',
    text: 'Nama;Rupiah',
  });
  expect(fetch).toHaveBeenCalledWith('/api/report', { headers: { authorization: 'Bearer x', accept: '*/*' } });
});

test('a refusal has the server’s words', async () => {
  answered(
    new Response(
      JSON.stringify({
        success: false,
        status: 404,
        data: null,
        error: { code: 'not_found', message: 'Data tidak ditemukan' },
      }),
      { status: 404 },
    ),
  );
  await expect(fetchFile('/api/report', {})).rejects.toMatchObject({
    status: 404,
    code: 'not_found',
    message: 'Data tidak ditemukan',
  });
});

test.each([
  ['no connection', new TypeError('Failed to fetch'), { status: 0, code: 'network' }],
  ['a page of a proxy', new Response('<html>', { status: 503 }), { status: 503, code: 'unavailable' }],
])('%s is a failure of its own kind', async (_, answer, failure) => {
  answered(answer);
  await expect(fetchFile('/api/report', {})).rejects.toMatchObject(failure);
});
