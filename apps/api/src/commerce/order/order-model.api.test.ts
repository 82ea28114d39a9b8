import { isFullRun } from '@sinau/test-kit/full-run';
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

test('orders, grants, refunds and the ledger stay consistent whatever events occur in whatever order', () =>
  historiesHold(app, midtrans, isFullRun ? 3 : 1, isFullRun ? 20_261_227 : 11));
