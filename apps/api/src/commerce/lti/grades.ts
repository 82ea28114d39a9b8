import { ltiProblems } from '@sinau/contracts/commerce/lti/lti.rules';
import { z } from 'zod';
import { later } from '../../platform/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { guardedHref } from '../../platform/guarded-request.ts';
import { defineJob } from '../../platform/jobs.ts';
import { createEventLog } from './event-log.ts';
import {
  claimPlatform,
  findDueGrades,
  findDuePlatforms,
  releasePlatform,
  updateFailed,
  updateLineItem,
  updateSent,
  type DueGrade,
} from './grade.queries.ts';
import { createPlatformCalls, ltiScopes } from './platform-calls.ts';
import { PlatformProblem } from './platform-problem.ts';
import type { ConnectedPlatform } from './platform.queries.ts';

/** Sends the scores of one platform. A run that failed is made up for by the next minute's. */
export const sendGradesJob = defineJob<{ platformId: string }>('lti.sendGrades', { retryLimit: 0, concurrency: 4 });
export const sendDueGradesJob = defineJob('lti.sendDueGrades', { retryLimit: 0 });

/** Time for which a platform is claimed: longer than a run, whose last score may take three calls after its end. */
const claim = 90_000;
/** Milliseconds and scores after which a run lets other platforms go first. */
const turn = 20_000;
const turnGrades = 200;
const mostPlatforms = 1_000;

const types = {
  score: 'application/vnd.ims.lis.v1.score+json',
  lineItem: 'application/vnd.ims.lis.v2.lineitem+json',
  lineItems: 'application/vnd.ims.lis.v2.lineitemcontainer+json',
} as const;
const lineItem = z.object({ id: z.string().max(2_000) });

/**
 * Passes the progress of participants back to their campus (Assignment and Grade Services 2.0). A row says that a score
 * is due; the score itself is read when it is sent, so that the last one always wins.
 */
export function createGradeSender(deps: Pick<Deps, 'db' | 'keys' | 'clock' | 'env' | 'limits' | 'jobs'>) {
  const { db, clock, env, jobs } = deps;
  const calls = createPlatformCalls(deps);
  const log = createEventLog(deps);
  const toAny = env.WEBHOOK_TARGETS === 'any';

  async function sendAll(platform: ConnectedPlatform) {
    const grades = await findDueGrades(db, platform.id, clock.now(), turnGrades);
    if (grades.length === 0) return;
    const scopes = [ltiScopes.score, ...(grades.some((grade) => !grade.lineItem) ? [ltiScopes.lineItem] : [])];
    const token = await calls.accessToken(platform, scopes).catch(failing(platform, grades));
    if (!token) return;
    const began = performance.now();
    /** Line items that this run made, by course. */
    const made = new Map<string, string>();
    for (const grade of grades) {
      if (performance.now() - began > turn) return;
      const isSent = await send(grade, token, made).catch(failing(platform, [grade]));
      // A platform that does not answer is left alone until the next minute.
      if (isSent === null) return;
    }
  }

  /** Records a failure. Null if the platform is to be left alone; false if it answered. */
  const failing = (platform: ConnectedPlatform, grades: readonly DueGrade[]) => async (error: unknown) => {
    if (!(error instanceof PlatformProblem)) throw error;
    const { problem, detail } = error;
    await updateFailed(db, grades, [ltiProblems[problem], detail].filter(Boolean).join(' '), clock.now());
    await log(platform.id, 'grade', { problem, detail });
    return problem === 'grade_refused' ? false : null;
  };

  async function send(grade: DueGrade, token: string, made: Map<string, string>) {
    const item = grade.lineItem ?? made.get(grade.linkId) ?? (await lineItemOf(grade, token));
    made.set(grade.linkId, item);
    const url = new URL(item);
    url.pathname = `${url.pathname.replace(/\/$/, '')}/scores`;
    const now = clock.now();
    await calls.call(url.href, {
      refusal: 'grade_refused',
      token,
      type: types.score,
      body: JSON.stringify({
        userId: grade.subject,
        timestamp: now.toISOString(),
        scoreGiven: grade.progress,
        scoreMaximum: 100,
        activityProgress: grade.progress === 100 ? 'Completed' : 'InProgress',
        // Platforms put no score into their book before it is complete.
        gradingProgress: 'FullyGraded',
      }),
    });
    await updateSent(db, grade, grade.progress, now);
    return true;
  }

  /** Finds the line item of a course, or makes it, where the platform made none with its link. */
  async function lineItemOf({ linkId, lineItems, resourceId, classId, title }: DueGrade, token: string) {
    const address = new URL(lineItems!);
    address.searchParams.set('resource_link_id', resourceId);
    address.searchParams.set('resource_id', classId);
    const refusal = 'grade_refused' as const;
    const { value: found } = await calls.json(address.href, z.array(lineItem).max(1_000), {
      refusal,
      token,
      accept: types.lineItems,
    });
    const { id } =
      found[0] ??
      (
        await calls.json(lineItems!, lineItem, {
          refusal,
          token,
          accept: types.lineItem,
          type: types.lineItem,
          body: JSON.stringify({ label: title, scoreMaximum: 100, resourceId: classId, resourceLinkId: resourceId }),
        })
      ).value;
    const href = guardedHref(id, toAny);
    if (!href) throw new PlatformProblem('grade_refused', 'line item');
    await updateLineItem(db, linkId, href);
    return href;
  }

  return {
    async send({ platformId }: { platformId: string }) {
      const now = clock.now();
      const until = later(now, claim);
      const platform = await claimPlatform(db, platformId, { now, until });
      if (!platform) return;
      try {
        await sendAll(platform);
      } finally {
        await releasePlatform(db, platformId, until);
      }
    },

    async sendDue() {
      for (const platformId of await findDuePlatforms(db, clock.now(), mostPlatforms))
        await jobs.send(db, sendGradesJob, { platformId });
    },
  };
}
