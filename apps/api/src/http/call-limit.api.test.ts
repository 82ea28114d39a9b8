import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { auth, cart, category, health } from '@sinau/api-client';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { startApp, type AppUnderTest } from '../testing/app-under-test.ts';
import { newPerson } from '../testing/scene.ts';
import { testOfOneProcess } from '../testing/test-of-one-process.ts';
import { createCallLimit } from './call-limit.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp({ settings: { MAX_CALLS: '3', ANSWER_CACHE: 'off' } });
});
afterAll(() => app.stop());

/** An answer that is closed by `emit('close')`. */
const answer = () => new EventEmitter() as ServerResponse;

test('a call waits for the turn of another, and is refused after a second', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { enter } = createCallLimit(1);
  const [first, second] = [answer(), answer()];
  await enter({ raw: first });
  const waits = enter({ raw: second });
  const isRefused = expect(enter({ raw: answer() })).rejects.toMatchObject({ code: 'unavailable' });
  first.emit('close');
  await waits;
  await vi.advanceTimersByTimeAsync(1_000);
  await isRefused;
  second.emit('close');
  await enter({ raw: answer() });
});

test('a call whose client left while it waited leaves its turn to the next', async () => {
  const { enter } = createCallLimit(1);
  const first = answer();
  await enter({ raw: first });
  const calls = [enter({ raw: Object.assign(answer(), { closed: true }) }), enter({ raw: answer() })];
  first.emit('close');
  await Promise.all(calls);
});

testOfOneProcess(
  'a process refuses calls while as many as it may have are in progress, checks of health aside',
  { tags: 'night' },
  async () => {
    const [busy, other] = [await newPerson(app), await newPerson(app)];
    const holder = await app.connections.connect();
    await holder.query('BEGIN; LOCK TABLE "CartItem" IN ACCESS EXCLUSIVE MODE');
    const waiting = `SELECT FROM pg_locks WHERE NOT granted AND relation = '"CartItem"'::regclass`;
    const held = Array.from({ length: 3 }, () => busy.send('GET', cart.count.path));
    try {
      await expect.poll(async () => (await holder.query(waiting)).rowCount).toBe(3);
      for (const [person, path] of [[other, auth.me.path] as const, [app.visitor, category.list.path] as const]) {
        const refused = await person.send('GET', path);
        expect(refused).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } });
        expect(refused.headers['retry-after']).toBe('1');
      }
      expect(await app.visitor.call(health.ready)).toEqual({ state: 'up' });
    } finally {
      await holder.query('ROLLBACK');
      holder.release();
    }
    for (const { status } of await Promise.all(held)) expect(status).toBe(200);
    expect(await other.call(auth.me)).toMatchObject({ id: other.id });
  },
);
