import { auth } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, uniqueEmail, type AppUnderTest } from '../../testing/app-under-test.ts';
import { newPerson } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp({ withWorkers: true });
});
afterAll(() => app.stop());

const pairs = 100;

test('the time of the answer does not reveal whether an address has an account', async () => {
  const took = async (email: string) => {
    await app.connections.query('DELETE FROM "RateLimit"');
    const begin = performance.now();
    await app.visitor.call(auth.forgotPassword, { body: { email } });
    return performance.now() - begin;
  };
  const known: string[] = [];
  for (let number = 0; number < pairs; number += 1) known.push((await newPerson(app)).email);
  for (let number = 0; number < 20; number += 1) await took(uniqueEmail());

  let slower = 0;
  for (const [number, email] of known.entries()) {
    const isKnownFirst = number % 2 === 0;
    const first = await took(isKnownFirst ? email : uniqueEmail());
    const second = await took(isKnownFirst ? uniqueEmail() : email);
    if (isKnownFirst === first > second) slower += 1;
  }
  // A fair coin shows fewer than 30 or more than 70 heads in 100 once in 30,000 runs.
  expect(slower).toBeGreaterThanOrEqual(30);
  expect(slower).toBeLessThanOrEqual(70);
});
