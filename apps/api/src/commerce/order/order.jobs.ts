import { later, minutes } from '../../platform/clock.ts';
import { drain } from '../../platform/drain.ts';
import { defineJob } from '../../platform/jobs.ts';
import { findOrder } from '../order-record/index.ts';
import { closePayment, type GatewayDeps } from './checkout-gateway.ts';
import { claimDueOrder, findOrderState, updateNextCheck, type DueOrder } from './order.queries.ts';
import { isWatched, nextCheckOf } from './order.rules.ts';
import { applyReport, endPending } from './settlement.ts';

export const checkJob = defineJob('transaction.check', { retryLimit: 0 });

/** Longer than checking one order takes, even with a slow gateway; a failed check is repeated after this time. */
const claimedFor = minutes(2);

/** Ends orders at their deadline, and finds payments whose notification was lost. */
export function createOrderCheck(deps: GatewayDeps) {
  const { db, clock, log } = deps;
  const claim = () => claimDueOrder(db, clock.now(), later(clock.now(), claimedFor));
  return drain(claim, log, (order) => checkOrder(deps, order));
}

/** Closes the payment of a superseded order. Fails, and is retried, while the gateway is down. */
export const closeReplaced = async (deps: GatewayDeps, { orderId }: { orderId: string }) =>
  closePayment(deps, await findOrder(deps.db, orderId));

/** Ends an order past its deadline, after asking the gateway. For any other order, asks the gateway for a payment. */
async function checkOrder(deps: GatewayDeps, order: DueOrder) {
  const { db, clock, payments } = deps;
  if (order.status === 'PENDING' && order.expiresAt <= clock.now()) {
    const outcome = await closePayment(deps, order);
    if (outcome !== 'kept') await endPending(deps, order.id, outcome === 'refused' ? 'FAILED' : 'EXPIRED');
  } else {
    const report = await payments.status(order.code);
    if (report) await applyReport(deps, order.id, report);
  }
  const current = await findOrderState(db, order.id);
  const next = nextCheckOf(current, clock.now());
  await updateNextCheck(db, order, isWatched(current, next) && !current.refundDueAt ? next : null);
}
