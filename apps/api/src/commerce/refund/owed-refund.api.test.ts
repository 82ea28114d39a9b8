import { refund, transaction } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { days } from '../../platform/clock.ts';
import type { MailMessage } from '../../platform/mail/define-mail.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { startFakeMidtrans, type FakeMidtrans } from '../../testing/fake-midtrans.ts';
import { publishedProgram } from '../../testing/classes.ts';
import { scene } from '../../testing/scene.ts';

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

/** Creates an order for which a different amount was received. */
async function owedBack(gross_amount = '140000.00') {
  const { learner, partner, operator } = await scene(app);
  const program = await publishedProgram(app, partner);
  const { id, orderId } = await learner.call(transaction.create, {
    body: { programIds: [program.id], paymentMethod: 'bank_transfer' },
  });
  await app.visitor.send(
    'POST',
    '/payment/notification/midtrans',
    midtrans.become(orderId, 'settlement', { gross_amount }),
  );
  await app.runJob('payment.sweep');
  // A virtual account takes no refund, so operators pay.
  await app.runJob('transaction.payRefunds');
  const nameAccount = () => learner.call(refund.saveAccount, { params: { id }, body: account });
  return { learner, operator, program, id, orderId, nameAccount };
}
const account = { bankCode: '014', accountNumber: '1234567890', holder: 'Sekar Ayu' };
const pay = (id: string, reference = 'TRF-0042') => ({ params: { id }, body: { reference } });

test('operators see what is owed back, with the data needed to pay it, the longest waiting first', async () => {
  const first = await owedBack();
  app.clock.advance(days(1));
  const { operator, orderId } = await owedBack('150000.50');
  const listed = async (query: object = {}) => operator.call(transaction.refunds, { query });

  expect(await listed()).toEqual({
    list: [
      {
        id: first.id,
        orderId: first.orderId,
        buyer: { id: first.learner.id, fullname: first.learner.fullname, email: first.learner.email, phone: null },
        titles: [first.program.title],
        reason: 'wrong_amount',
        total: 150_000,
        amount: 140_000,
        gateway: 'midtrans',
        paymentMethod: 'Transfer bank (virtual account)',
        way: 'bank',
        account: null,
        note: null,
        dueAt: expect.any(String),
        refundedAt: null,
        reference: null,
        refundedBy: null,
      },
      expect.objectContaining({ orderId, amount: null }),
    ],
    total: 2,
    page: 1,
    perPage: 10,
  });
  expect(await listed({ keyword: orderId.slice(-6) })).toMatchObject({ list: [{ orderId }], total: 1 });
  expect(await listed({ filter: { reason: 'already_owned' } })).toMatchObject({ total: 0 });
  expect(await first.learner.attempt(transaction.refunds)).toMatchObject({ status: 403 });
});

test('a refund is marked as paid once, with its reference, and its buyer is notified', async () => {
  const { learner, operator, id, orderId, nameAccount } = await owedBack();
  expect(await operator.attempt(transaction.markRefunded, pay(id))).toMatchObject({
    status: 409,
    code: 'refund_account_missing',
  });
  await nameAccount();
  const outcomes = await Promise.all(
    [1, 2, 3].map((turn) => operator.send('PUT', `/operator/refund/${id}`, { reference: `TRF-${turn}` })),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const { reference } = outcomes.find(({ status }) => status === 200)!.body.data;
  expect(await operator.attempt(transaction.markRefunded, pay(id))).toMatchObject({ code: 'refund_already_paid' });
  expect(await app.db.auditEntry.findMany({ where: { subjectId: id } })).toMatchObject([
    { act: 'refund.mark', actorId: operator.id, after: { refundReference: reference } },
  ]);

  const paid = { refundedAt: expect.any(String), refundReference: reference };
  expect(await learner.call(transaction.detail, { query: { id } })).toMatchObject({ status: 'FAILED', ...paid });
  expect(
    (await app.queued<MailMessage>('mail.send')).filter(({ template }) => template === 'payment_refunded'),
  ).toEqual([expect.objectContaining({ to: learner.email, orderId, reference })]);
  const query = { keyword: orderId, filter: { isPaid: true } };
  expect((await operator.call(transaction.refunds, { query })).list).toMatchObject([
    { orderId, reference, refundedBy: 'Operator' },
  ]);
  expect(await operator.call(transaction.refunds, { query: { ...query, filter: { isPaid: false } } })).toMatchObject({
    total: 0,
  });
});

test('a refund that is not owed is not paid', async () => {
  const { learner, partner, operator } = await scene(app);
  const program = await publishedProgram(app, partner);
  const { id } = await learner.call(transaction.create, { body: { programIds: [program.id], paymentMethod: 'qris' } });
  expect(await operator.attempt(transaction.markRefunded, pay(id))).toMatchObject({ status: 404, code: 'not_found' });
  const { id: owed } = await owedBack();
  expect(await learner.attempt(transaction.markRefunded, pay(owed))).toMatchObject({ status: 403 });
  expect(await operator.attempt(transaction.markRefunded, pay(owed, ' '))).toMatchObject({ status: 422 });
});

test('the list costs as many queries for many refunds as for one', { tags: 'night' }, async () => {
  const { operator } = await owedBack();
  const cost = () => countQueries(() => operator.call(transaction.refunds, { query: { perPage: 100 } }));
  const before = await cost();
  for (let count = 0; count < 4; count += 1) await owedBack();
  expect(await cost()).toBe(before);
});
