import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '@sinau/api-client';
import type { GatewayNotification } from '@sinau/contracts/commerce/payment/payment.endpoints';
import { casesOfRun, isFullRun } from '@sinau/test-kit/full-run';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { publishedProgram } from '../../testing/classes.ts';
import { startFakeMidtrans, type FakeMidtrans } from '../../testing/fake-midtrans.ts';
import { paybackHolds, permutations } from '../../testing/payback-histories.ts';
import { newPartner, newPerson } from '../../testing/scene.ts';
import { seededRandom, seeds } from '../../testing/seeded-random.ts';

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

async function placed() {
  const learner = await newPerson(app);
  const program = await publishedProgram(app, await newPartner(app));
  const { id, orderId } = await learner.call(transaction.create, {
    body: { programIds: [program.id], paymentMethod: 'card' },
  });
  const state = async () => {
    const { status, lines } = await app.db.order.findUniqueOrThrow({
      where: { id },
      include: { lines: { include: { grant: true, ledgerEvents: { orderBy: { kind: 'asc' } } } } },
    });
    const [{ grant, ledgerEvents }] = lines as [(typeof lines)[0]];
    return { status, grants: Number(grant !== null), booked: ledgerEvents.map(({ kind }) => kind) };
  };
  return { orderId, state };
}
const send = (notification: GatewayNotification) =>
  app.visitor.send('POST', '/payment/notification/midtrans', notification);
const process = () => app.runJob('payment.sweep');

test('the same notification fifty times, concurrently, is one grant and one set of entries', async () => {
  const { orderId, state } = await placed();
  const notification = midtrans.become(orderId, 'settlement');
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(notification)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await Promise.all([process(), process(), process()]);
  expect(await state()).toEqual({ status: 'SUCCESS', grants: 1, booked: ['sale'] });
  expect(await app.db.paymentEvent.count({ where: { orderCode: orderId } })).toBe(1);
});

test.each(seeds(1))(
  'the gateway’s reports in any order result in one grant and one set of entries (seed %i)',
  async (seed) => {
    const random = seededRandom(seed);
    const six = ['pending', 'settlement', 'deny', 'expire', 'refund', 'chargeback'];
    for (let turn = 0; turn < (isFullRun ? 24 : 3); turn += 1) {
      const { orderId, state } = await placed();
      const history = six.map((status) => ({ status, at: random.upTo(1) })).toSorted((a, b) => a.at - b.at);
      for (const { status } of history) {
        const notification = midtrans.become(orderId, status);
        await Promise.all([send(notification), send(notification)]);
        await Promise.all([process(), process()]);
      }
      const { status, grants, booked } = await state();
      const said = history.map((one) => one.status).join(', ');
      expect([status, grants], said).toEqual(['REFUNDED', 1]);
      expect(booked, said).toEqual(['sale', 'refund']);
    }
    expect(await app.runJob('ledger.prove')).toBe(true);
  },
);

test.each(casesOfRun(permutations(['request', 'dashboard', 'chargeback'] as const), 2).map((events) => ({ events })))(
  'no buyer is refunded twice or keeps what was refunded: $events',
  async ({ events }) => {
    await paybackHolds(app, midtrans, { events, method: 'bank_transfer', isWon: false });
    expect(await app.runJob('ledger.prove')).toBe(true);
  },
);
