import { addDays, dayOf } from '@sinau/format/calendar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { days } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { publishedProgram } from '../../testing/classes.ts';
import { startFakeMidtrans, type FakeMidtrans } from '../../testing/fake-midtrans.ts';
import { paymentsOf } from '../../testing/payments.ts';
import { newPerson, scene } from '../../testing/scene.ts';

let app: AppUnderTest;
let midtrans: FakeMidtrans;
let payments: ReturnType<typeof paymentsOf>;
beforeAll(async () => {
  midtrans = await startFakeMidtrans();
  app = await startApp({ settings: { ...midtrans.settings, PPN_RATES: `${addDays(dayOf(new Date()), 2)}:11` } });
  payments = paymentsOf(app, midtrans);
});
afterAll(async () => {
  await app.stop();
  await midtrans.stop();
});

test('from the day of its rate, PPN is taken out of our fee, and the mitra gets as much as before', async () => {
  const { learner, partner } = await scene(app);
  const program = await publishedProgram(app, partner);
  const before = await payments.pay(learner, { programIds: [program.id] });
  app.clock.advance(days(3));
  const after = await payments.pay(await newPerson(app), { programIds: [program.id] });

  const linesOf = (orderId: string) =>
    app.db.orderLine.findMany({
      where: { orderId },
      select: { paid: true, fee: true, tax: true, mitraShare: true },
    });
  expect(await linesOf(before.id)).toEqual([{ paid: 150_000, fee: 30_000, tax: 0, mitraShare: 120_000 }]);
  expect(await linesOf(after.id)).toEqual([{ paid: 150_000, fee: 30_000, tax: 2_973, mitraShare: 120_000 }]);
  const booked = await app.db.ledgerEntry.findMany({
    where: { event: { orderLine: { orderId: after.id } } },
    select: { account: true, amount: true },
  });
  expect(Object.fromEntries(booked.map(({ account, amount }) => [account, Number(amount)]))).toEqual({
    gateway_receivable: -150_000,
    revenue: 27_027,
    tax_payable: 2_973,
    held: 120_000,
  });
  expect(await app.runJob('ledger.prove')).toBe(true);
});
