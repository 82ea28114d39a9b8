import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import type { PaymentReport } from '../../platform/payments/gateway.ts';
import { findOrderMoney, lockOrder } from '../order-record/index.ts';
import { findRefundsOf } from './refund-payment.queries.ts';
import { refusalToPay } from './reversal.rules.ts';

/** Applies the gateway's report of an order's payment. Provided by the module `order`, a layer above. */
export type ApplyReport = (orderId: string, report: PaymentReport) => Promise<unknown>;

/** Dependencies of a check. */
export interface CheckDeps extends Pick<Deps, 'db' | 'payments'> {
  readonly applyReport: ApplyReport;
}

/** Gateway's report; `unasked` for a payment that another gateway took, or that was never opened there. */
type Asked = PaymentReport | null | 'unasked';

interface RefundKey {
  readonly id: string;
  readonly orderId: string;
}

/** Asks the gateway for a payment, and applies its report. */
export async function askGateway({ db, payments, applyReport }: CheckDeps, orderId: string): Promise<Asked> {
  const { code, gateway, reference } = await findOrderMoney(db, orderId);
  if (gateway !== payments.name) return 'unasked';
  const report = await payments.status(code);
  if (report) await applyReport(orderId, report);
  return report ?? (reference === null ? 'unasked' : null);
}

/** Refund, and the reason why it must not be paid now, once the report was applied. */
export async function checkRefund(tx: Db, { id, orderId }: RefundKey, report: Asked) {
  const order = await findOrderMoney(tx, orderId);
  const refunds = await findRefundsOf(tx, orderId);
  const refund = refunds.find((one) => one.id === id)!;
  return { refund, refusal: refusalToPay({ ...order, refunds }, refund, report) };
}

/** Checks a refund with the order locked: nothing changes until the transaction ends. */
export async function lockAndCheckRefund(tx: Db, key: RefundKey, report: Asked) {
  await lockOrder(tx, key.orderId);
  return checkRefund(tx, key, report);
}
