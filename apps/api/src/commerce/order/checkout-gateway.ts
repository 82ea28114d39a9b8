import type { Deps } from '../../platform/deps.ts';
import type { PaymentRequest } from '../../platform/payments/gateway.ts';
import type { Settlement } from './settlement.ts';
import { findOrder, updateOrderOpened, type OrderRow } from './order.queries.ts';
import { isReversal } from './order.rules.ts';

/** The gateway is only called between transactions: no lock is held meanwhile. */
export function createCheckoutGateway({ db, payments }: Pick<Deps, 'db' | 'payments'>, settlement: Settlement) {
  /** Asks the gateway, and applies money that came, even if it is under review or went back. */
  const takeMoney = async ({ id, code }: Pick<OrderRow, 'id' | 'code'>) => {
    const report = await payments.status(code);
    const isTaken =
      report !== null && (report.state === 'paid' || report.state === 'review' || isReversal(report.state));
    if (isTaken) await settlement.apply(id, report);
    return { report, isTaken };
  };

  return {
    /** Opens the order's payment page. Concurrent calls all answer the same page. */
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

    takeMoney: async (order: Pick<OrderRow, 'id' | 'code'>) => (await takeMoney(order)).isTaken,

    /** Applies the gateway's status, or closes the payment there. Answers `kept` if money came first, even if it went back. */
    async close(order: Pick<OrderRow, 'id' | 'code' | 'reference'>): Promise<'closed' | 'refused' | 'kept'> {
      const { id, code, reference } = order;
      const { report, isTaken } = await takeMoney(order);
      if (isTaken) return 'kept';
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
  // Lines without a price after vouchers are not items to pay for.
  lines: lines.filter(({ paid }) => paid > 0),
});
