import { expect, test, vi } from 'vitest';
import { memoizeFor } from './memoize-for.ts';

function memoized(maxAge: number) {
  let now = 0;
  const load = vi.fn(async () => now);
  return {
    load,
    get: memoizeFor({ now: () => new Date(now) }, maxAge, load),
    wait: (milliseconds: number) => (now += milliseconds),
  };
}

test('one result serves every caller until it is too old', async () => {
  const { load, get, wait } = memoized(60_000);
  expect(await Promise.all([get(), get(), get()])).toEqual([0, 0, 0]);
  wait(59_999);
  expect(await get()).toBe(0);
  expect(load).toHaveBeenCalledTimes(1);
  wait(1);
  expect(await get()).toBe(60_000);
});

test('a maximum age of 0 loads each time', async () => {
  const { load, get } = memoized(0);
  await get();
  await get();
  expect(load).toHaveBeenCalledTimes(2);
});

test('an error reaches every caller that waited for it, and the next call loads again', async () => {
  const { load, get } = memoized(60_000);
  load.mockRejectedValueOnce(new Error('gone'));
  await expect(Promise.all([get(), get()])).rejects.toThrow('gone');
  expect(await get()).toBe(0);
});
