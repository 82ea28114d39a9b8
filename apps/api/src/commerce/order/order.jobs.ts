import { later, minutes } from '../../platform/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { drain } from '../../platform/drain.ts';
import { defineJob } from '../../platform/jobs.ts';
import { createCheckoutGateway } from './checkout-gateway.ts';
import type { Settlement } from './settlement.ts';
import { claimDueOrder, findOrder, findOrderState, updateNextCheck, type DueOrder } from './order.queries.ts';
import { isWatched, nextCheckOf } from './order.rules.ts';

export const checkJob = defineJob('transaction.check', { retryLimit: 0 });

/** Longer than checking one order takes, even with a slow gateway; a failed check is repeated after this time. */
const claimedFor = minutes(2);

export function createTransactionJobs(deps: Pick<Deps, 'db' | 'clock' | 'log' | 'payments'>, settlement: Settlement) {
  const { db, clock, log, payments } = deps;
  const gateway = createCheckoutGateway(deps, settlement);

  const claim = () => claimDueOrder(db, clock.now(), later(clock.now(), claimedFor));

  /** Ends an order past its deadline, after asking the gateway. For any other order, asks the gateway for a payment. */
  const check = async (order: DueOrder) => {
    if (order.status === 'PENDING' && order.expiresAt <= clock.now()) {
      const outcome = await gateway.close(order);
      if (outcome !== 'kept') await settlement.end(order.id, outcome === 'refused' ? 'FAILED' : 'EXPIRED');
    } else {
      const report = await payments.status(order.code);
      if (report) await settlement.apply(order.id, report);
    }
    const current = await findOrderState(db, order.id);
    const next = nextCheckOf(current, clock.now());
    await updateNextCheck(db, order, isWatched(current, next) && !current.refundDueAt ? next : null);
  };

  return {
    /** Ends orders at their deadline, and finds payments whose notification was lost. */
    check: drain(claim, log, check),

    /** Fails, and is tried again, while the gateway is down. */
    closeReplaced: async ({ orderId }: { orderId: string }) => gateway.close(await findOrder(db, orderId)),
  };
}
