import { refund } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { publishedProgram } from '../../testing/classes.ts';
import { startFakeMidtrans, type FakeMidtrans } from '../../testing/fake-midtrans.ts';
import { bought } from '../../testing/purchases.ts';
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

test.each([
  ['before the gateway pays a refund', false],
  ['after the gateway paid it, and before that is written down', true],
])('a server killed %s pays the refund once after a restart', async (_, isPaidByThen) => {
  const { learner, partner } = await scene(app);
  const program = await publishedProgram(app, partner);
  const order = await bought(app, midtrans, learner, { programIds: [program.id] });
  const { lineId } = order.lines[0]!;
  const settings = { ...midtrans.settings, DATABASE_URL: app.env.DATABASE_URL, DATA_DIR: app.env.DATA_DIR };
  const refundsOf = () => (midtrans.notification(order.orderId).refunds ?? []) as unknown[];

  // The gateway does not answer when it is asked, or when it has paid: the server dies meanwhile.
  const asked = vi.fn(() => new Promise<void>(() => undefined));
  Object.assign(midtrans.behaviour, isPaidByThen ? { whenRefunded: asked } : { whenAsked: asked });
  const dying = await startServerProcess(settings);
  await learner.call(refund.request, { params: { id: order.id }, body: { lineIds: [lineId], total: 150_000 } });
  await vi.waitFor(() => expect(asked).toHaveBeenCalled(), { timeout: 60_000 });
  await dying.kill();
  Object.assign(midtrans.behaviour, { whenAsked: async () => undefined, whenRefunded: async () => undefined });

  // Access has ended and the money is owed, whatever the gateway did.
  expect(await order.detail()).toMatchObject({ status: 'REFUNDED', lines: [{ refund: { refundedAt: null } }] });
  expect(refundsOf()).toHaveLength(isPaidByThen ? 1 : 0);

  // Simulates some minutes later: the claim of the dead server has expired.
  await app.db.refundPayment.updateMany({ where: { orderId: order.id }, data: { nextTryAt: new Date() } });
  await app.db.$executeRaw`DELETE FROM pgboss.job WHERE name = 'transaction.payRefunds'`;
  await app.runJob('transaction.payRefunds');
  expect(await order.detail()).toMatchObject({ lines: [{ refund: { refundedAt: expect.any(String) } }] });
  expect(refundsOf()).toHaveLength(1);
  expect(await app.db.ledgerEvent.count({ where: { orderLineId: lineId, kind: 'refund' } })).toBe(1);
  expect(await app.db.grant.findUnique({ where: { orderLineId: lineId } })).toMatchObject({
    endedAt: expect.any(Date),
  });
  expect(await app.runJob('ledger.prove')).toBe(true);
});
