import { transaction } from '@sinau/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crashWorld, type CrashWorld } from './crashes.ts';
import type { Cut } from './cutting-database.ts';
import { newPerson } from './scene.ts';

/**
 * A process dies at each statement, or at some, of checkouts and of payment notifications, and another one takes over.
 */
export function describePaymentCrashes(when: Cut, points?: { nth: number }) {
  describe(`killed ${when} a statement, and taken over by another process`, () => {
    let world: CrashWorld;
    beforeAll(async () => {
      world = await crashWorld();
    });
    afterAll(() => world.stop());

    test('a checkout leaves one order or none, which can be placed again and paid', async () => {
      const { place, dying, next, become, reconcile, holds, stockIsWhole } = world;
      const deaths = await world.dieAtEach(
        when,
        {
          prepare: async () => ({ person: await newPerson(next) }),
          work: ({ person }) => place(person, dying),
          async expectWhole({ person }, where) {
            await reconcile();
            expect([where, (await holds(person)).length]).toEqual([where, expect.toBeOneOf([0, 1])]);
            const { orderId, redirectUrl } = await place(person);
            expect(redirectUrl).toBeTruthy();
            await become(orderId, 'settlement');
            expect([where, await holds(person)]).toEqual([where, ['SUCCESS']]);
          },
        },
        points,
      );
      expect(deaths).toBeGreaterThan(10 / (points?.nth ?? 1));
      await stockIsWhole();
    });

    test('a payment notification grants the purchase, once', async () => {
      const { newOrder, midtrans, dying, next, reconcile, holds, stockIsWhole, mailsTo } = world;
      const deaths = await world.dieAtEach(
        when,
        {
          prepare: newOrder,
          async work({ order: { orderId } }) {
            const notification = midtrans.become(orderId, 'settlement');
            await dying.visitor.send('POST', '/payment/notification/midtrans', notification);
            const event = await next.db.paymentEvent.findFirst({ where: { orderCode: orderId } });
            if (event) await dying.runJob('payment.process', { eventId: event.id });
          },
          async expectWhole({ person }, where) {
            await reconcile();
            expect([where, await holds(person)]).toEqual([where, ['SUCCESS']]);
            expect([where, (await mailsTo(person, 'order_paid')).length]).toEqual([where, 1]);
          },
        },
        points,
      );
      expect(deaths).toBeGreaterThan(10 / (points?.nth ?? 1));
      await stockIsWhole();
    });
  });
}

/** Does the same for events of waiting orders: another payment method, and their end. */
export function describeWaitingCrashes(when: Cut) {
  describe(`orders that wait, killed ${when} any statement, and taken over by another process`, () => {
    let world: CrashWorld;
    beforeAll(async () => {
      world = await crashWorld();
    });
    afterAll(() => world.stop());

    test('another payment method leaves one waiting order, with everything that was held', async () => {
      const { newOrder, dying, next, reconcile, holds, stockIsWhole } = world;
      const deaths = await world.dieAtEach(when, {
        prepare: newOrder,
        work: ({ person, order }) =>
          dying.signedIn(person.token!).call(transaction.changeMethod, {
            params: { id: order.id },
            body: { paymentMethod: 'card' },
          }),
        async expectWhole({ person, order }, where) {
          await reconcile();
          expect([where, (await holds(person)).filter((status) => status === 'PENDING')]).toEqual([where, ['PENDING']]);
          const again = await next.signedIn(person.token!).call(transaction.changeMethod, {
            params: { id: order.id },
            body: { paymentMethod: 'card' },
          });
          expect(again.redirectUrl).toBeTruthy();
          expect([where, await holds(person)]).toEqual([where, ['CANCELLED', 'PENDING']]);
        },
      });
      expect(deaths).toBeGreaterThan(10);
      await stockIsWhole();
    });

    test('an order that is not paid in time releases what it held, and reports it once', async () => {
      const { newOrder, dying, reconcile, holds, stockIsWhole, mailsTo, windowIsOver } = world;
      windowIsOver();
      await reconcile();
      const deaths = await world.dieAtEach(when, {
        prepare: newOrder,
        async work() {
          windowIsOver();
          await dying.runJob('transaction.check');
        },
        async expectWhole({ person }, where) {
          await reconcile();
          expect([where, await holds(person)]).toEqual([where, ['EXPIRED']]);
          expect([where, (await mailsTo(person, 'order_expired')).length]).toEqual([where, 1]);
        },
      });
      expect(deaths).toBeGreaterThan(5);
      await stockIsWhole();
    });
  });
}
