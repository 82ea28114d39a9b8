import { expect, test } from 'vitest';
import { createKeyedMutex } from './keyed-mutex.ts';

test('tasks of a key run one after the other, also after one failed; other keys do not wait', async () => {
  const mutex = createKeyedMutex();
  const log: string[] = [];
  const task =
    (name: string, fails = false) =>
    async () => {
      log.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      log.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const outcomes = await Promise.allSettled([
    mutex('a', task('a1', true)),
    mutex('a', task('a2')),
    mutex('b', task('b1')),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(log.filter((line) => line.startsWith('a'))).toEqual(['a1 begins', 'a1 ends', 'a2 begins', 'a2 ends']);
  expect(log.indexOf('b1 begins')).toBeLessThan(log.indexOf('a1 ends'));
});
