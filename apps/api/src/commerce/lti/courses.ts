import type { LtiRoster } from '@sinau/contracts/commerce/lti/lti.schemas';
import type { Partner } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Limit } from '../../platform/rate-limits.ts';
import { required } from '../../platform/required.ts';
import { createEventLog } from './event-log.ts';
import { updateResent } from './grade.queries.ts';
import { PlatformProblem } from './platform-problem.ts';
import { findCourse } from './platform.queries.ts';
import { createRosterReader } from './roster.ts';

interface Key {
  readonly id: string;
}

/** Readings of the people of courses, each of which calls a platform. */
const rosters: Limit = { name: 'lti-roster', calls: 60, seconds: 3600 };

/** Handles what a mitra asks of the courses of its campuses: their people, and their scores once more. */
export function createCourses(deps: Pick<Deps, 'db' | 'keys' | 'clock' | 'env' | 'limits'>) {
  const { db, limits } = deps;
  const readRoster = createRosterReader(deps);
  const log = createEventLog(deps);
  return {
    async roster({ mitraId }: Partner, { id }: Key): Promise<LtiRoster> {
      const { platform, memberships, classId } = required(await findCourse(db, mitraId, id));
      if (platform.revokedAt) throw new AppError('lti_revoked');
      if (!memberships) throw new AppError('lti_roster_unavailable');
      await limits.consume(rosters, mitraId);
      try {
        return await readRoster({ platform, memberships, classId });
      } catch (error) {
        if (!(error instanceof PlatformProblem)) throw error;
        await log(platform.id, 'roster', error);
        throw new AppError('lti_roster_unavailable', { cause: error });
      }
    },

    async resend({ mitraId }: Partner, { id }: Key) {
      const { platform } = required(await findCourse(db, mitraId, id));
      if (platform.revokedAt) throw new AppError('lti_revoked');
      await updateResent(db, id);
    },
  };
}
