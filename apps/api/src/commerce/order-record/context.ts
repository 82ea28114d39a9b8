import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';

/** Context of a step of an order: the transaction that holds the order's lock, and services of the process. */
export interface OrderContext extends Pick<Deps, 'clock' | 'jobs' | 'log'> {
  readonly tx: Db;
}

/** Builds the context of one transaction. */
export const contextOf = ({ clock, jobs, log }: Pick<Deps, 'clock' | 'jobs' | 'log'>, tx: Db): OrderContext => ({
  tx,
  clock,
  jobs,
  log,
});
