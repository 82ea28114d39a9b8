import { days, later } from '../../platform/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { defineJob } from '../../platform/jobs.ts';
import type { PaymentReport } from '../../platform/payments/gateway.ts';
import { isPaid, isReversal } from '../order-record/index.ts';
import {
  findComparedOrder,
  findComparedOrders,
  insertDifferences,
  updateDifferencesEnded,
  type ComparedOrder,
  type Difference,
} from './difference.queries.ts';
import type { ApplyReport } from './refund-check.ts';

export const reconcileJob = defineJob('transaction.reconcile', { retryLimit: 2, longestHours: 3 });

/** Compared period: longer than a lost notification can stay unnoticed. */
const compared = days(8);
const batch = 100;

/**
 * Returns the differences between an order and the gateway's report, once everything applicable was applied. The
 * gateway's refunds that belong to no line are recorded when they are applied.
 */
export function differencesOf(order: ComparedOrder, report: PaymentReport | null): Difference[] {
  if (!isPaid(order.status)) return [];
  const hasMoney = report !== null && (report.state === 'paid' || isReversal(report.state));
  if (!hasMoney) return [{ kind: 'unpaid', key: '', amount: order.total }];
  const refunds = report.refunds ?? [];
  const missing = order.refundKeys.filter((key) => !refunds.some((refund) => refund.key === key));
  return [
    ...(report.amount === order.total ? [] : [{ kind: 'amount' as const, key: '', amount: report.amount }]),
    ...missing.map((key) => ({ kind: 'missing_refund' as const, key, amount: null })),
  ];
}

interface ReconciliationDeps extends Pick<Deps, 'db' | 'clock' | 'log' | 'payments'> {
  readonly applyReport: ApplyReport;
}

/** Compares one order with the gateway: repairs what was missed, and records what cannot be repaired. */
async function compare({ db, clock, payments, applyReport }: ReconciliationDeps, order: ComparedOrder) {
  const report = await payments.status(order.code);
  if (report) await applyReport(order.id, report);
  const current = await findComparedOrder(db, order.id);
  const found = differencesOf(current, report);
  const now = clock.now();
  await insertDifferences(
    db,
    found.map((difference) => ({ ...difference, orderId: order.id, foundAt: now })),
  );
  await updateDifferencesEnded(db, order.id, found, now);
  return { isMended: current.status !== order.status, found: found.length };
}

/** Compares the orders of the last days with the gateway. */
export async function reconcile(deps: ReconciliationDeps) {
  const { db, clock, log, payments } = deps;
  const since = later(clock.now(), -compared);
  const outcome = { orders: 0, mended: 0, differences: 0 };
  for (let after: string | null = null; ;) {
    const orders: ComparedOrder[] = await findComparedOrders(db, { gateway: payments.name, since, after, take: batch });
    for (const order of orders) {
      const { isMended, found } = await compare(deps, order);
      outcome.orders += 1;
      outcome.mended += Number(isMended);
      outcome.differences += found;
    }
    if (orders.length < batch) break;
    after = orders.at(-1)!.id;
  }
  log[outcome.differences > 0 ? 'error' : 'info'](outcome, 'payments compared with the gateway');
  return outcome;
}
