import type { Deps } from '../../platform/deps.ts';
import { defineJob } from '../../platform/jobs.ts';
import { mergeSalesFigures } from './sales-figures.queries.ts';

export const mergeJob = defineJob('report.merge', { retryLimit: 0 });

/** Rows of one statement. */
const batch = 5_000;

/** Keeps what reports sum as small as days and classes are, however much is sold. */
export const createReportJobs = ({ db }: Pick<Deps, 'db'>) => ({
  async merge() {
    while ((await mergeSalesFigures(db, batch)) > 0);
  },
});
