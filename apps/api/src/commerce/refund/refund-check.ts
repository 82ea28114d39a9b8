import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import type { PaymentReport } from '../../platform/payments/gateway.ts';
import { findRefundsOf } from './refund-payment.queries.ts';
import { refusalToPay } from './reversal.rules.ts';
import type { Settlement } from '../order/settlement.ts';
import { findOrderMoney, lockOrder } from '../order/order.queries.ts';

interface RefundKey {
  readonly id: string;
  readonly orderId: string;
}

/** Whether a refund may be paid now: the gateway is asked for its payment before, and its report applied. */
export function createRefundCheck({ db, payments }: Pick<Deps, 'db' | 'payments'>, settlement: Settlement) {
  /** With the order as the report left it. */
  const find = async (tx: Db, { id, orderId }: RefundKey, report: Asked) => {
    const order = await findOrderMoney(tx, orderId);
    const refunds = await findRefundsOf(tx, orderId);
    const refund = refunds.find((one) => one.id === id)!;
    return { refund, refusal: refusalToPay({ ...order, refunds }, refund, report) };
  };
  return {
    /** What the gateway says of the payment now; `unasked` of one that another gateway took, or that was never opened there. */
    async ask(orderId: string): Promise<Asked> {
      const { code, gateway, reference } = await findOrderMoney(db, orderId);
      if (gateway !== payments.name) return 'unasked';
      const report = await payments.status(code);
      if (report) await settlement.apply(orderId, report);
      return report ?? (reference === null ? 'unasked' : null);
    },
    find,
    /** The same, with the order locked: nothing changes until the transaction ends. */
    async lock(tx: Db, key: RefundKey, report: Asked) {
      await lockOrder(tx, key.orderId);
      return find(tx, key, report);
    },
  };
}
export type Asked = PaymentReport | null | 'unasked';
