import type { Module } from '../../http/module.ts';
import { transact } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { defineJob, handleJob } from '../../platform/jobs.ts';
import { countChanges, lockCounting } from './enrolment.queries.ts';

export { enrol, resumeAccess } from './enrolment.ts';
export {
  endGrants,
  findOwnedClassIds,
  hasAccess,
  hasAccessNow,
  hasParticipants,
  lockEnrolments,
  withAccess,
  withParticipants,
} from './enrolment.queries.ts';

const countJob = defineJob('enrolment.count', { retryLimit: 0 });
/** Number of changes counted in one transaction. */
const batch = 5_000;

const countBatch = (db: Deps['db']) =>
  transact(db, async (tx) => {
    await lockCounting(tx);
    return countChanges(tx, batch);
  });

export const enrolmentModule = ({ db }: Pick<Deps, 'db'>): Module => ({
  jobs: [
    handleJob(
      countJob,
      async () => {
        while ((await countBatch(db)) === batch);
      },
      '* * * * *',
    ),
  ],
});
