import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../testing/app-under-test.ts';
import { later, minutes } from './clock.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test('expired counters are deleted, those that still count stay', async () => {
  const now = app.clock.now();
  const expiring = (key: string, at: Date) => ({ key, points: 3, expire: BigInt(at.getTime()) });
  await app.db.rateLimit.createMany({
    data: [expiring('uji:lewat', later(now, -minutes(1))), expiring('uji:berlaku', later(now, minutes(1)))],
  });
  await app.runJob('limits.sweep');
  expect((await app.db.rateLimit.findMany({ where: { key: { startsWith: 'uji:' } } })).map(({ key }) => key)).toEqual([
    'uji:berlaku',
  ]);
});
