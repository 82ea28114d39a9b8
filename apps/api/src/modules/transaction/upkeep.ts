import type { Deps } from '../../platform/deps.ts';
import { defineJob } from '../../platform/jobs.ts';
import { oneByOne } from '../../platform/one-by-one.ts';
import { createGatewaySide } from './gateway-side.ts';
import { createSettlement } from './settlement.ts';
import { findOrder, findOrdersToCheck, findOverdueOrders, updateOrder } from './transaction.queries.ts';
import { isWatched, nextCheckOf } from './transaction.rules.ts';

export const expireJob = defineJob('transaction.expire', { retryLimit: 0 });
export const checkJob = defineJob('transaction.check', { retryLimit: 0 });

/** As many as a round gets through well before the next. */
const batch = 50;

/** What happens to orders while nobody looks. */
export function createUpkeep(deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'log' | 'payments'>) {
  const { db, clock, log, payments } = deps;
  const settlement = createSettlement(deps);
  const gateway = createGatewaySide(deps, settlement);

  return {
    /** Orders past their deadline end, after the gateway was asked; one it cannot be asked about waits on. */
    expire: async () =>
      oneByOne(await findOverdueOrders(db, clock.now(), batch), log, async (order) => {
        const outcome = await gateway.close(order);
        if (outcome !== 'kept') await settlement.end(order.id, outcome === 'refused' ? 'FAILED' : 'EXPIRED');
      }),

    /** Finds payments of which no notification came. */
    check: async () =>
      oneByOne(await findOrdersToCheck(db, clock.now(), batch), log, async (order) => {
        const report = await payments.status(order.orderId);
        if (report) await settlement.apply(order.id, report);
        const current = await findOrder(db, order.id);
        const next = nextCheckOf({ createdAt: current.createdAt, now: clock.now() });
        await updateOrder(db, order.id, {
          nextCheckAt: isWatched(current, next) && !current.refundDueAt ? next : null,
        });
      }),
  };
}
