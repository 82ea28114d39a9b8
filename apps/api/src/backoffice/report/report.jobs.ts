import { transact, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { defineJob } from '../../platform/jobs.ts';
import { mergeParticipantFigures } from './participant-figures.queries.ts';
import { lockMerging, mergeSalesFigures } from './sales-figures.queries.ts';

export const mergeJob = defineJob('report.merge', { retryLimit: 0 });

/** Number of rows in one statement. */
const batch = 5_000;

/** Jobs that keep the data that reports sum small, proportional to days and classes, not to sales and participants. */
export function createReportJobs({ db }: Pick<Deps, 'db'>) {
  const mergeSome = (merge: typeof mergeSalesFigures) => async (tx: Db) => {
    await lockMerging(tx);
    return merge(tx, batch);
  };
  return {
    async merge() {
      for (const merge of [mergeSalesFigures, mergeParticipantFigures])
        while ((await transact(db, mergeSome(merge))) > 0);
    },
  };
}
