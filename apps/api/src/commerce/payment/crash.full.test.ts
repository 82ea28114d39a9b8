import { learning, transaction } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { startFakeMidtrans, type FakeMidtrans } from '../../testing/fake-midtrans.ts';
import { publishedProgram } from '../../testing/classes.ts';
import { scene } from '../../testing/scene.ts';
import { startServerProcess } from '../../testing/server-process.ts';

let app: AppUnderTest;
let midtrans: FakeMidtrans;
beforeAll(async () => {
  midtrans = await startFakeMidtrans();
  app = await startApp({ settings: midtrans.settings });
});
afterAll(async () => {
  await app.stop();
  await midtrans.stop();
});

test('a server killed between payment and enrolment completes it after a restart', async () => {
  const { learner, partner } = await scene(app);
  const program = await publishedProgram(app, partner);
  const { id, orderId } = await learner.call(transaction.create, {
    body: { programIds: [program.id], paymentMethod: 'qris' },
  });
  const status = async () => (await learner.call(transaction.detail, { query: { id } })).status;
  const settings = { ...midtrans.settings, DATABASE_URL: app.env.DATABASE_URL, DATA_DIR: app.env.DATA_DIR };

  // The gateway does not answer, so that the notification is being processed when the server dies.
  const asked = vi.fn(() => new Promise<void>(() => undefined));
  midtrans.behaviour.whenAsked = asked;
  const dying = await startServerProcess(settings);
  const response = await fetch(`${dying.url}/api/payment/notification/midtrans`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(midtrans.become(orderId, 'settlement')),
  });
  expect(response.status).toBe(200);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith(orderId), { timeout: 60_000 });
  await dying.kill();

  midtrans.behaviour.whenAsked = async () => undefined;
  expect(await status()).toBe('PENDING');
  expect(await app.db.paymentEvent.findMany()).toEqual([
    expect.objectContaining({ orderCode: orderId, processedAt: null }),
  ]);

  // Simulates one minute later: minutely jobs are due again.
  await app.db.$executeRaw`DELETE FROM pgboss.job WHERE name = 'payment.sweep'`;
  await app.db.$executeRaw`UPDATE pgboss.version SET cron_on = cron_on - interval '1 minute'`;
  const next = await startServerProcess(settings);
  try {
    await vi.waitFor(async () => expect(await status()).toBe('SUCCESS'), { timeout: 60_000, interval: 200 });
  } finally {
    await next.stop();
  }
  expect(await learner.call(learning.myClass, { params: { id: 'me' } })).toMatchObject({
    list: [{ id: program.id }],
    total: 1,
  });
  expect(await app.db.grant.count()).toBe(1);
});
