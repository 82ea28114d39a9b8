import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const pause = () => new Promise((resolve) => setTimeout(resolve, 1));

test('each key has its turn, and tasks never run concurrently', async () => {
  const queue = createFairQueue();
  const done: string[] = [];
  let underWay = 0;
  const work = (name: string) =>
    queue(name[0]!, async () => {
      expect((underWay += 1)).toBe(1);
      await pause();
      underWay -= 1;
      done.push(name);
    });
  await Promise.all(['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map(work));
  expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
});

test('failed work does not cost the others their turn', async () => {
  const queue = createFairQueue();
  const failing = queue('a', async () => {
    throw new Error('broken');
  });
  const next = queue('a', async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
  expect(await queue('a', async () => 'again')).toBe('again');
});

test("tasks beyond those of a key that may wait are refused, and other keys' are not", async () => {
  const queue = createFairQueue({ waitingPerKey: 2 });
  const outcomes = await Promise.allSettled([...[1, 2, 3, 4].map(() => queue('a', pause)), queue('b', pause)]);
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(outcomes[3]).toMatchObject({ reason: { code: 'too_many_requests', retryAfter: 5 } });
});
