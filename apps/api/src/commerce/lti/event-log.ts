import type { LtiEventKind, LtiProblem } from '@sinau/contracts/commerce/lti/lti.rules';
import type { Deps } from '../../platform/deps.ts';
import { falseIfTooMany, type Limit } from '../../platform/rate-limits.ts';
import { insertEvent } from './platform.queries.ts';

/** Events of one platform: whoever knows its address could fill the list. */
const perPlatform: Limit = { name: 'lti-event', calls: 500, seconds: 3600 };

/** Records what happened between a platform and us, as far as its mitra can read it all. */
export const createEventLog =
  ({ db, clock, limits }: Pick<Deps, 'db' | 'clock' | 'limits'>) =>
  async (
    platformId: string,
    kind: LtiEventKind,
    { problem, detail }: { problem: LtiProblem | null; detail: string },
  ) => {
    if (!(await limits.consume(perPlatform, platformId).then(() => true, falseIfTooMany))) return;
    const text = detail.replaceAll('\0', '').toWellFormed().slice(0, 300);
    await insertEvent(db, { platformId, kind, problem, detail: text, createdAt: clock.now() });
  };
