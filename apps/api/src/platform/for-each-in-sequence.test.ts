import { expect, test, vi } from 'vitest';
import { forEachInSequence } from './for-each-in-sequence.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const items = Array.from({ length: 50 }, (_, number) => number);

test('three failures in a row end the round: the cause is then not the items', async () => {
  const work = vi.fn(async () => {
    throw new Error('the gateway is gone');
  });
  await forEachInSequence(items, log, work);
  expect(work).toHaveBeenCalledTimes(3);
  expect(log.warn).toHaveBeenCalledTimes(3);
});

test('a failing item does not block the others', async () => {
  let calls = 0;
  const work = vi.fn(async () => {
    calls += 1;
    if (calls % 3 !== 0) throw new Error('this one is broken');
  });
  await forEachInSequence(items, log, work);
  expect(work).toHaveBeenCalledTimes(50);
});
