import { refund, transaction } from '@sinau/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppUnderTest } from './app-under-test.ts';
import { crashWorld, type CrashWorld } from './crashes.ts';
import type { Cut } from './cutting-database.ts';
import { newPerson, type Person } from './scene.ts';

/** A process dies at each statement, or at some, between the request for a refund and its money at the gateway. */
export function describeRefundCrashes(when: Cut, points?: { nth: number }) {
  describe(`an order that is given back, killed ${when} a statement, and taken over by another process`, () => {
    let world: CrashWorld;
    beforeAll(async () => {
      world = await crashWorld();
    });
    afterAll(() => world.stop());

    test('is either retained whole or owed whole, and is refunded once', async () => {
      const { newOrder, become, midtrans, next, dying, reconcile, stockIsWhole, mailsTo } = world;
      const deaths = await world.dieAtEach(
        when,
        {
          async prepare() {
            const { person, order } = await newOrder();
            await become(order.orderId, 'settlement');
            return { person, order, wish: await wholeOrder(next, person, order.id) };
          },
          async work({ person, wish }) {
            await dying.signedIn(person.token!).call(refund.request, wish);
            await dying.runJob('transaction.payRefunds');
          },
          async expectWhole({ person, order: { id, orderId }, wish }, where) {
            if (!(await isGivenBack(world, person, where))) await person.call(refund.request, wish);
            await reconcile();
            await next.runJob('transaction.payRefunds');
            expect([where, await isGivenBack(world, person, where)]).toEqual([where, true]);
            const paid = (midtrans.notification(orderId).refunds ?? []) as { refund_amount: string }[];
            const owed = await next.db.lineRefund.findMany({ where: { orderLine: { orderId: id } } });
            expect([where, owed.every(({ refundedAt }) => refundedAt)]).toEqual([where, true]);
            const total = paid.reduce((sum, one) => sum + Number(one.refund_amount), 0);
            expect([where, paid.length, total]).toEqual([where, owed.length, wish.body.total]);
            expect([where, (await mailsTo(person, 'payment_refunded')).length]).toEqual([where, owed.length]);
          },
        },
        points,
      );
      expect(deaths).toBeGreaterThan(4);
      await stockIsWhole();
    });

    test(
      'reaches an account that its buyer names, once, where the payment method cannot be refunded',
      { tags: 'night' },
      async () => {
        const { newOrder, become, next, dying, mailsTo } = world;
        const operator = await newPerson(next, { isOperator: true });
        await next.db.bank.create({ data: { code: '014', name: 'Bank Central Asia (BCA)' } });
        const body = { bankCode: '014', accountNumber: '1234567890', holder: 'Sekar Ayu' };
        const name = (person: Person, id: string, from = next) =>
          from.signedIn(person.token!).call(refund.saveAccount, { params: { id }, body });
        const mark = (id: string, from = next) =>
          from
            .signedIn(operator.token!)
            .call(transaction.markRefunded, { params: { id }, body: { reference: `TRF-${id}` } });
        const owedOf = (orderId: string) => next.db.lineRefund.findMany({ where: { orderLine: { orderId } } });
        const deaths = await world.dieAtEach(
          when,
          {
            async prepare() {
              const { person, order } = await newOrder();
              await become(order.orderId, 'settlement', { payment_type: 'bank_transfer' });
              // All buyers name their accounts from one address.
              await next.db.rateLimit.deleteMany();
              await person.call(refund.request, await wholeOrder(next, person, order.id));
              await next.runJob('transaction.payRefunds');
              return { person, id: order.id };
            },
            async work({ person, id }) {
              await name(person, id, dying);
              for (const owed of await owedOf(id)) await mark(owed.id, dying);
            },
            async expectWhole({ person, id }, where) {
              if (!(await next.db.refundAccount.findUnique({ where: { orderId: id } }))) await name(person, id);
              for (const owed of await owedOf(id)) if (!owed.refundedAt) await mark(owed.id);
              const owed = await owedOf(id);
              expect([where, owed.map((one) => one.refundReference)]).toEqual([
                where,
                owed.map((one) => `TRF-${one.id}`),
              ]);
              expect([where, (await mailsTo(person, 'payment_refunded')).length]).toEqual([where, owed.length]);
              const acts = await next.db.auditEntry.count({ where: { subjectId: { in: owed.map((one) => one.id) } } });
              expect([where, acts]).toEqual([where, owed.length]);
            },
          },
          points,
        );
        expect(deaths).toBeGreaterThan(1);
      },
    );
  });
}

/** All records of an order, and its refunds. */
async function wholeOrder(app: AppUnderTest, person: Person, id: string) {
  const { lines } = await person.call(refund.preview, { params: { id } });
  const { total } = await app.db.order.findUniqueOrThrow({ where: { id } });
  return { params: { id }, body: { lineIds: lines.map(({ lineId }) => lineId), total } };
}

/**
 * Returns whether the one order of a person was refunded: with access, stock, vouchers, books and mail, or with none of them.
 */
async function isGivenBack({ next, mailsTo }: CrashWorld, person: Person, where: string) {
  const order = await next.db.order.findFirstOrThrow({
    where: { userId: person.id },
    include: {
      lines: { include: { grant: true, refund: true, ledgerEvents: { where: { kind: 'refund' } } } },
      redemptions: true,
    },
  });
  const isBack = order.status === 'REFUNDED';
  expect([where, order.status]).toEqual([where, isBack ? 'REFUNDED' : 'SUCCESS']);
  for (const { givenBackAt, grant, refund: owed, ticketKind, stock, ledgerEvents } of order.lines) {
    expect([where, givenBackAt !== null, owed !== null, ledgerEvents.length]).toEqual([
      where,
      isBack,
      isBack,
      isBack ? 1 : 0,
    ]);
    if (ticketKind !== 'additional') expect([where, grant!.endedAt !== null]).toEqual([where, isBack]);
    if (ticketKind) expect([where, stock]).toEqual([where, isBack ? 'released' : 'sold']);
  }
  const state = isBack ? 'released' : 'used';
  expect([where, order.redemptions.map((one) => one.state)]).toEqual([where, [state, state]]);
  expect([where, (await mailsTo(person, 'line_to_refund')).length]).toEqual([where, isBack ? 1 : 0]);
  return isBack;
}
