import { afterAll, beforeAll, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { startFakeMidtrans, type FakeMidtrans } from '../../testing/fake-midtrans.ts';
import { historiesHold } from '../../testing/order-model/histories.ts';

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

test(
  'orders, grants, refunds and the ledger stay consistent in fifty histories, whatever events occur in whatever order',
  { timeout: 900_000 },
  () => historiesHold(app, midtrans, 50),
);
