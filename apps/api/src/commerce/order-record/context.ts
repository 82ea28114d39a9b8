import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';

/** What a step of an order works with: the transaction that holds the order's lock, and services of the process. */
export interface OrderContext extends Pick<Deps, 'clock' | 'jobs' | 'log'> {
  readonly tx: Db;
}

/** The context of one transaction. */
export const contextOf = ({ clock, jobs, log }: Pick<Deps, 'clock' | 'jobs' | 'log'>, tx: Db): OrderContext => ({
  tx,
  clock,
  jobs,
  log,
});
