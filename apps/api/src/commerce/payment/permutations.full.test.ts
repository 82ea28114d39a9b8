import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { startFakeMidtrans, type FakeMidtrans } from '../../testing/fake-midtrans.ts';
import { paybackEvents, paybackHolds, permutations } from '../../testing/payback-histories.ts';

let app: AppUnderTest;
let midtrans: FakeMidtrans;
beforeAll(async () => {
  midtrans = await startFakeMidtrans();
  app = await startApp({ settings: midtrans.settings });
  await app.db.bank.create({ data: { code: '014', name: 'Bank Central Asia (BCA)' } });
});
afterAll(async () => {
  await app.stop();
  await midtrans.stop();
});

test.each([
  ['card', true],
  ['card', false],
  ['bank_transfer', true],
  ['bank_transfer', false],
] as const)(
  'in each of 120 orders of the possible events of a payment by %s, its dispute won: %s, no buyer is refunded twice or keeps what was refunded',
  { timeout: 600_000 },
  async (method, isWon) => {
    for (const events of permutations(paybackEvents)) {
      // The operator makes more transfers than the rate limit allows in a minute.
      await app.connections.query('TRUNCATE "RateLimit"');
      await paybackHolds(app, midtrans, { events, method, isWon });
    }
    expect(await app.runJob('ledger.prove')).toBe(true);
  },
);
