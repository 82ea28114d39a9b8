import { transaction } from '@sinau/api-client';
import type { GatewayNotification } from '@sinau/contracts/commerce/payment/payment.endpoints';
import type { AppUnderTest } from './app-under-test.ts';
import type { FakeMidtrans } from './fake-midtrans.ts';
import type { Person } from './scene.ts';

interface Wanted {
  readonly programIds?: string[];
  readonly ticketIds?: string[];
  readonly bundleIds?: string[];
}

/** Orders, and their payments at the gateway. */
export function paymentsOf(app: AppUnderTest, midtrans: FakeMidtrans) {
  /** The gateway sends a notification, which is processed. */
  const tell = async (notification: GatewayNotification) => {
    await app.visitor.send('POST', '/payment/notification/midtrans', notification);
    const events = await app.db.paymentEvent.findMany({ where: { orderCode: notification.order_id } });
    for (const { id } of events) await app.runJob('payment.process', { eventId: id });
  };
  const place = (person: Person, items: Wanted) =>
    person.call(transaction.create, { body: { ...items, paymentMethod: 'qris' } });
  const become = (
    orderId: string,
    ...state: Parameters<FakeMidtrans['become']> extends [string, ...infer Rest] ? Rest : never
  ) => tell(midtrans.become(orderId, ...state));
  return {
    place,
    become,
    /** Pays an order. */
    async pay(person: Person, items: Wanted) {
      const placed = await place(person, items);
      await become(placed.orderId, 'settlement');
      return placed;
    },
  };
}
