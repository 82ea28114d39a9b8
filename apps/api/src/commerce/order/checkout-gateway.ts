import type { Deps } from '../../platform/deps.ts';
import type { PaymentRequest } from '../../platform/payments/gateway.ts';
import { findOrder, isReversal, type OrderRow } from '../order-record/index.ts';
import { updateOrderOpened } from './order.queries.ts';
import { applyReport } from './settlement.ts';

/** Dependencies of calls to the gateway. It is only called between transactions: no lock is held meanwhile. */
export type GatewayDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'log' | 'payments'>;

type PaymentKey = Pick<OrderRow, 'id' | 'code'>;

/** Opens the order's payment page. Concurrent calls all return the same page. */
export async function openPayment({ db, payments }: GatewayDeps, order: OrderRow): Promise<OrderRow> {
  try {
    await updateOrderOpened(db, order, await payments.open(requestOf(order)));
  } catch (error) {
    const current = await findOrder(db, order.id);
    if (current.redirectUrl) return current;
    throw error;
  }
  return findOrder(db, order.id);
}

/**
 * Asks the gateway, and applies received money, even if it is under review or went back. False if none was received.
 */
export const applyMoney = async (deps: GatewayDeps, order: PaymentKey) => (await askForMoney(deps, order)).hasCome;

/**
 * Applies the gateway's status, or closes the payment there. Returns `kept` if money was received first, even if it
 * went back.
 */
export async function closePayment(
  deps: GatewayDeps,
  order: PaymentKey & Pick<OrderRow, 'reference'>,
): Promise<'closed' | 'refused' | 'kept'> {
  const { payments } = deps;
  const { id, code, reference } = order;
  const { report, hasCome } = await askForMoney(deps, order);
  if (hasCome) return 'kept';
  if (await payments.cancel({ orderCode: code, reference })) return report?.state === 'denied' ? 'refused' : 'closed';
  const paidMeanwhile = await payments.status(code);
  if (paidMeanwhile) await applyReport(deps, id, paidMeanwhile);
  return 'kept';
}

async function askForMoney(deps: GatewayDeps, { id, code }: PaymentKey) {
  const report = await deps.payments.status(code);
  const hasCome = report !== null && (report.state === 'paid' || report.state === 'review' || isReversal(report.state));
  if (hasCome) await applyReport(deps, id, report);
  return { report, hasCome };
}

const requestOf = ({ code, total, paymentMethod, createdAt, expiresAt, user, lines }: OrderRow): PaymentRequest => ({
  orderCode: code,
  total,
  method: paymentMethod as PaymentRequest['method'],
  createdAt,
  expiresAt,
  buyer: user,
  // Lines that vouchers reduce to nothing are not items to pay for.
  lines: lines.filter(({ paid }) => paid > 0),
});
