import { transact, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { defineJob } from '../../platform/jobs.ts';
import { lockMerging, mergeSalesFigures } from './sales-figures.queries.ts';

export const mergeJob = defineJob('report.merge', { retryLimit: 0 });

/** Number of rows in one statement. */
const batch = 5_000;

/** Jobs that keep the data that reports sum small, proportional to days and classes, not to sales. */
export function createReportJobs({ db }: Pick<Deps, 'db'>) {
  const mergeSome = async (tx: Db) => {
    await lockMerging(tx);
    return mergeSalesFigures(tx, batch);
  };
  return {
    async merge() {
      while ((await transact(db, mergeSome)) > 0);
    },
  };
}
