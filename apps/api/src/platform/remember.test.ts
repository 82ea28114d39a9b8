import { expect, test, vi } from 'vitest';
import { remember } from './remember.ts';

function asking(maxAge: number) {
  let now = 0;
  const ask = vi.fn(async () => now);
  return {
    ask,
    get: remember({ now: () => new Date(now) }, maxAge, ask),
    wait: (milliseconds: number) => (now += milliseconds),
  };
}

test('an answer serves everybody until it is too old', async () => {
  const { ask, get, wait } = asking(60_000);
  expect(await Promise.all([get(), get(), get()])).toEqual([0, 0, 0]);
  wait(59_999);
  expect(await get()).toBe(0);
  expect(ask).toHaveBeenCalledTimes(1);
  wait(1);
  expect(await get()).toBe(60_000);
});

test('an age of nothing asks each time', async () => {
  const { ask, get } = asking(0);
  await get();
  await get();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a failure is told to those who waited for it, and then asked again', async () => {
  const { ask, get } = asking(60_000);
  ask.mockRejectedValueOnce(new Error('gone'));
  await expect(Promise.all([get(), get()])).rejects.toThrow('gone');
  expect(await get()).toBe(0);
});
