import { ltiProblems, scoreFailureHours } from '@sinau/contracts/commerce/lti/lti.rules';
import { hours, later } from '../../platform/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { defineJob } from '../../platform/jobs.ts';
import { queueMail } from '../../platform/mail/define-mail.ts';
import { findOwners } from '../../storefront/mitra/index.ts';
import { findFailing, updateAbandoned, updateMailed, updateRecovered } from './grade.queries.ts';
import { scoresFailingMail } from './lti.mails.ts';

export const mailFailuresJob = defineJob('lti.mailFailures');
const batch = 500;

/** Tells the owners of mitra, once, of each campus whose scores have failed for a day. */
export async function mailFailures({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>) {
  const now = clock.now();
  // A change of the progress at the moment of a revocation leaves a score that is due.
  await updateAbandoned(db, ltiProblems.revoked);
  await updateRecovered(db);
  const before = later(now, -hours(scoreFailureHours));
  for (const { id, mitraId, name, count, since, reason } of await findFailing(db, before, batch))
    await db.$transaction(async (tx) => {
      if (!(await updateMailed(tx, id, now))) return;
      for (const { email, fullname } of await findOwners(tx, mitraId))
        await queueMail(tx, jobs, scoresFailingMail, {
          to: email,
          fullname,
          platformId: id,
          campus: name,
          count,
          since: since.toISOString(),
          reason,
        });
    });
}
