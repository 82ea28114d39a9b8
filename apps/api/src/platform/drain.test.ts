import { pino } from 'pino';
import { expect, test } from 'vitest';
import { drain } from './drain.ts';

const log = pino({ level: 'silent' });
const from = (items: number[]) => async () => items.shift() ?? null;
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

test('a round works through everything that is due, each item once', async () => {
  const done: number[] = [];
  await drain(from(range(500)), log, async (item) => done.push(item))();
  expect(done.toSorted((a, b) => a - b)).toEqual(range(500));
});

test('one failing item does not block the others', async () => {
  const done: number[] = [];
  await drain(from(range(50)), log, async (item) => {
    if (item % 7 === 0) throw new Error('not this one');
    done.push(item);
  })();
  expect(done).toHaveLength(42);
});

test('three failures in a row end the round, and only items in progress are still tried', async () => {
  let tried = 0;
  await drain(from(range(500)), log, async () => {
    tried += 1;
    await new Promise((resolve) => setImmediate(resolve));
    throw new Error('the gateway is away');
  })();
  expect(tried).toBeLessThanOrEqual(12);
});

test('a second round waits for the first one instead of running concurrently', async () => {
  let tried = 0;
  const items = range(30);
  const round = drain(from(items), log, async () => {
    tried += 1;
    await new Promise((resolve) => setImmediate(resolve));
  });
  await Promise.all([round(), round()]);
  expect(tried).toBe(30);
  items.push(30);
  await round();
  expect(tried).toBe(31);
});
