import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFileReader, waitAfter, type SignedFile } from './file-reader.ts';

const file = { address: '/lama', size: 6 };
const content = Uint8Array.from([1, 2, 3, 4, 5, 6]);
const part = () => new Response(content.slice(2, 4), { status: 206 });
const refusal = (status: number) => () => new Response(null, { status });

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched.mockReset());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A file reader whose requests are answered in order. */
function reader(...answers: (() => Response)[]) {
  for (const answer of answers) fetched.mockImplementationOnce(async () => answer());
  const leaving = new AbortController();
  const renew = vi.fn(async (): Promise<SignedFile | null> => ({ ...file, address: '/baru' }));
  const onStall = vi.fn();
  return { read: createFileReader(file, { renew, onStall, signal: leaving.signal }), renew, onStall, leaving };
}
const offline = () => {
  throw new TypeError('Failed to fetch');
};
const asked = () => fetched.mock.calls.map(([address]) => address);

test('requests the given range', async () => {
  const { read, onStall } = reader(part);
  expect(await read(2, 4)).toEqual(content.slice(2, 4));
  expect(fetched).toHaveBeenCalledWith('/lama', expect.objectContaining({ headers: { range: 'bytes=2-3' } }));
  expect(onStall).not.toHaveBeenCalled();
});

test('cuts its range out of a full answer', async () => {
  const { read } = reader(() => new Response(content));
  expect(await read(2, 4)).toEqual(content.slice(2, 4));
});

test('renews an expired address once for all ranges', async () => {
  const { read, renew } = reader(refusal(410), refusal(410), part, part);
  await Promise.all([read(2, 4), read(2, 4)]);
  expect(asked()).toEqual(['/lama', '/lama', '/baru', '/baru']);
  expect(renew).toHaveBeenCalledOnce();
});

test('waits longer before each retry while offline', async () => {
  const { read, onStall } = reader(offline, refusal(503), part);
  const bytes = read(2, 4);
  await vi.advanceTimersByTimeAsync(waitAfter(0) + waitAfter(1));
  expect(await bytes).toEqual(content.slice(2, 4));
  expect(onStall.mock.calls).toEqual([[true], [true], [false]]);
  expect([0, 1, 2, 10].map(waitAfter)).toEqual([500, 1000, 2000, 8000]);
});

test('fails for a deleted file', async () => {
  await expect(reader(refusal(404)).read(2, 4)).rejects.toThrow();
  const { read, renew } = reader(refusal(410));
  renew.mockResolvedValue(null);
  await expect(read(2, 4)).rejects.toThrow();
});

test('stops waiting when it is closed', async () => {
  const { read, leaving } = reader(offline);
  const bytes = expect(read(2, 4)).rejects.toThrow('left');
  await vi.advanceTimersByTimeAsync(10);
  leaving.abort(new Error('left'));
  await bytes;
});
