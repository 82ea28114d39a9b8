import { ltiEventDays } from '@sinau/contracts/commerce/lti/lti.rules';
import type { Module } from '../../http/module.ts';
import { days, later } from '../../platform/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { defineJob, handleJob } from '../../platform/jobs.ts';
import { createAccountLinks } from './account-links.ts';
import { createCourses } from './courses.ts';
import { createEntering } from './entering.ts';
import { createGradeSender, sendDueGradesJob, sendGradesJob } from './grades.ts';
import { createLaunching } from './launching.ts';
import { ltiMails } from './lti.mails.ts';
import { ltiRoutes } from './lti.routes.ts';
import { createLtiService } from './lti.service.ts';
import { deleteOld } from './platform.queries.ts';
import { createRegistering } from './registering.ts';
import { mailFailures, mailFailuresJob } from './score-failures.ts';
import { keyFiles, rotateKeys, rotateKeysJob } from './tool-keys.ts';

const sweepJob = defineJob('lti.sweep');

/** Opens classes of mitra in the systems of campuses, as a tool of LTI 1.3 Advantage. */
export function ltiModule(deps: Deps): Module {
  const grades = createGradeSender(deps);
  return {
    routes: ltiRoutes({
      platforms: createLtiService(deps),
      courses: createCourses(deps),
      entering: createEntering(deps),
      links: createAccountLinks(deps),
    }),
    browserPages: [...createLaunching(deps), ...createRegistering(deps)],
    files: keyFiles(deps),
    mails: ltiMails,
    jobs: [
      handleJob(sendGradesJob, grades.send),
      handleJob(sendDueGradesJob, grades.sendDue, '* * * * *'),
      handleJob(mailFailuresJob, () => mailFailures(deps), '25 * * * *'),
      handleJob(rotateKeysJob, () => rotateKeys(deps), '40 3 * * *'),
      handleJob(
        sweepJob,
        () => {
          const now = deps.clock.now();
          return deleteOld(deps.db, later(now, -days(ltiEventDays)), now);
        },
        '50 * * * *',
      ),
    ],
  };
}
