import type { Deps } from '../../platform/deps.ts';
import type { PaymentRequest } from '../../platform/payments/gateway.ts';
import type { Settlement } from './settlement.ts';
import { findOrder, updateOrderOpened, type OrderRow } from './transaction.queries.ts';

/** The gateway is only ever asked between transactions: no lock waits for it. */
export function createCheckoutGateway({ db, payments }: Pick<Deps, 'db' | 'payments'>, settlement: Settlement) {
  return {
    /** Gives an order its page to pay on. Of several at once all answer the same one. */
    async open(order: OrderRow): Promise<OrderRow> {
      try {
        await updateOrderOpened(db, order, await payments.open(requestOf(order)));
      } catch (error) {
        const current = await findOrder(db, order.id);
        if (current.redirectUrl) return current;
        throw error;
      }
      return findOrder(db, order.id);
    },

    /** What the gateway knows of the payment counts, then the payment is closed there: `kept` if money came before, whatever became of it. */
    async close({
      id,
      code,
      reference,
    }: Pick<OrderRow, 'id' | 'code' | 'reference'>): Promise<'closed' | 'refused' | 'kept'> {
      const report = await payments.status(code);
      if (report?.state === 'paid' || report?.state === 'review' || report?.state === 'reversed') {
        await settlement.apply(id, report);
        return 'kept';
      }
      if (await payments.cancel({ orderCode: code, reference }))
        return report?.state === 'denied' ? 'refused' : 'closed';
      const paidMeanwhile = await payments.status(code);
      if (paidMeanwhile) await settlement.apply(id, paidMeanwhile);
      return 'kept';
    },
  };
}

const requestOf = ({ code, total, paymentMethod, createdAt, expiresAt, user, lines }: OrderRow): PaymentRequest => ({
  orderCode: code,
  total,
  method: paymentMethod as PaymentRequest['method'],
  createdAt,
  expiresAt,
  buyer: user,
  // What costs nothing after its voucher is no item to pay for.
  lines: lines.filter(({ paid }) => paid > 0),
});
