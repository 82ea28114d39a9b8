import { auth, cart } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../testing/app-under-test.ts';
import { testOfOneProcess } from '../testing/test-of-one-process.ts';
import { newPerson } from '../testing/scene.ts';
import { createUserCalls } from './user-calls.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp({ settings: { CALLS_PER_USER: '4' } });
});
afterAll(() => app.stop());

test('calls of one user wait for each other, those of another do not', { tags: 'night' }, async () => {
  const { enter } = createUserCalls({ max: 2, maxWaiting: 1 });
  const [first] = await Promise.all([enter('a'), enter('a')]);
  let isThirdIn = false;
  const third = enter('a').then((leave) => {
    isThirdIn = true;
    return leave;
  });
  const refused = expect(enter('a')).rejects.toMatchObject({ code: 'too_many_requests', retryAfter: 1 });
  await enter('b');
  expect(isThirdIn).toBe(false);

  first!();
  (await third)();
  await enter('a');
  await refused;
});

test('a call that waits behind hanging ones is refused as busy after a second', { tags: 'night' }, async () => {
  const { enter } = createUserCalls({ max: 1, maxWaiting: 1 });
  const leave = await enter('a');
  await expect(enter('a')).rejects.toMatchObject({ code: 'unavailable', retryAfter: 1 });
  leave();
  (await enter('a'))();
});

test('a user with more waiting calls than a page makes is slowed down', async () => {
  const { enter } = createUserCalls({ max: 1, maxWaiting: 14 });
  const order: number[] = [];
  const leave = await enter('a');
  const others = Array.from({ length: 14 }, async (_, index) => {
    const done = await enter('a');
    order.push(index);
    done();
  });
  leave();
  await Promise.resolve();
  expect(order).toEqual([]);
  await Promise.all(others);
  expect(order).toEqual(Array.from({ length: 14 }, (_, index) => index));
});

testOfOneProcess(
  '150 hanging calls of one user leave the connections of the database to everybody else',
  { tags: 'night' },
  async () => {
    const [busy, bystander] = await Promise.all([newPerson(app), newPerson(app)]);
    await busy.call(auth.me);
    const holder = await app.connections.connect();
    await holder.query('BEGIN; LOCK TABLE "CartItem" IN ACCESS EXCLUSIVE MODE');
    let answered = 0;
    const calls = Promise.all(
      Array.from({ length: 150 }, async () => {
        const answer = await busy.send('GET', cart.count.path);
        answered += 1;
        return answer;
      }),
    );
    try {
      // The pool has 10; without a bound per user the 150 would hold all of them.
      await expect
        .poll(
          async () =>
            (await holder.query('SELECT 1 FROM pg_locks WHERE NOT granted AND relation = \'"CartItem"\'::regclass'))
              .rowCount,
        )
        .toBe(4);
      expect(await bystander.call(auth.me)).toMatchObject({ id: bystander.id });
      // 4 are in progress and 40 may wait.
      await expect.poll(() => answered).toBeGreaterThanOrEqual(106);
    } finally {
      await holder.query('ROLLBACK');
      holder.release();
    }
    const answers = await calls;
    const withStatus = (wanted: number) => answers.filter(({ status }) => status === wanted);
    const [refused, unavailable] = [withStatus(429), withStatus(503)];
    // A call that found no room to wait was refused immediately, and one that got no turn was refused after a second.
    expect(withStatus(200).length).toBe(150 - refused.length - unavailable.length);
    expect(refused.length + unavailable.length).toBeGreaterThanOrEqual(106);
    expect(refused.length + unavailable.length).toBeLessThanOrEqual(146);
    expect(refused[0]!.headers['retry-after']).toBe('1');
    expect((await busy.send('GET', cart.count.path)).status).toBe(200);
  },
);
