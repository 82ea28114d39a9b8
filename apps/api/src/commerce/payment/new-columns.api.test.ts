import { refund, transaction } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { publishedProgram } from '../../testing/classes.ts';
import { startFakeMidtrans, type FakeMidtrans } from '../../testing/fake-midtrans.ts';
import { bought } from '../../testing/purchases.ts';
import { scene } from '../../testing/scene.ts';

let app: AppUnderTest;
let midtrans: FakeMidtrans;
beforeAll(async () => {
  midtrans = await startFakeMidtrans();
  // The second purchase takes the connections, and the prepared statements, of the first.
  app = await startApp({ settings: { ...midtrans.settings, DATABASE_POOL_SIZE: '2' } });
});
afterAll(async () => {
  await app.stop();
  await midtrans.stop();
});

const newColumns = `
  DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT format('%I.%I', schemaname, tablename) FROM pg_tables WHERE schemaname = 'public' LOOP
      EXECUTE format('ALTER TABLE %s ADD COLUMN "newColumn" int', name);
    END LOOP;
  END $$`;

async function buyAndReturn() {
  const { learner, partner } = await scene(app);
  const program = await publishedProgram(app, partner);
  const order = await bought(app, midtrans, learner, { programIds: [program.id] });
  const { lineId } = order.lines[0]!;
  await learner.call(refund.request, { params: { id: order.id }, body: { lineIds: [lineId], total: 150_000 } });
  await app.runJob('transaction.payRefunds');
  await learner.call(transaction.list, { query: { page: 1, perPage: 10 } });
  return (await order.detail()).lines;
}

test(
  'a process that runs while a migration adds a column to every table goes on selling and paying back',
  { tags: 'night' },
  async () => {
    const paidBack = [{ refund: { refundedAt: expect.any(String) as string } }];
    expect(await buyAndReturn()).toMatchObject(paidBack);
    await app.connections.query(newColumns);
    expect(await buyAndReturn()).toMatchObject(paidBack);
  },
);
