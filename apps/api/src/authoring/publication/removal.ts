import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { defineJob } from '../../platform/jobs.ts';
import { issueMissingJob } from '../../core/certificate/index.ts';
import { lockParticipants, recountOutlines } from '../../core/progress/index.ts';
import {
  deleteUnusedLessons,
  deleteUnbegunSessions,
  deleteOrRetireLessons,
  findParticipantsToUpdate,
  lockLessons,
} from './removal.queries.ts';

/** Job that takes longer than a minute in a class of many thousands, or while the database is slow. */
export const dropSessionsJob = defineJob('lesson.dropSessions', { longestHours: 1 });

/** Size small enough that participants who are studying hardly wait for the batch that locks them. */
const sessionsInBatch = 500;

/**
 * Removes lessons from a class, whose row the caller has locked. They disappear immediately for all who had not begun
 * them, and stay for the others. A job then removes them from the participants' outlines and recomputes the progress.
 */
export async function removeLessons(
  tx: Db,
  { jobs, clock }: Pick<Deps, 'jobs' | 'clock'>,
  lessonIds: readonly string[],
) {
  await lockLessons(tx, lessonIds);
  const retired = await deleteOrRetireLessons(tx, lessonIds, clock.now());
  if (retired > 0) await jobs.send(tx, dropSessionsJob, {});
}

/**
 * Deletes the sessions of retired lessons that had not been begun, one batch of participants in each transaction. The
 * remaining work is computed from the sessions themselves, so that the job can stop anywhere and continue later.
 */
export async function dropSessions(deps: Pick<Deps, 'db' | 'jobs' | 'clock'>, batchSize = sessionsInBatch) {
  while ((await dropBatch(deps, batchSize)) > 0);
  await deleteUnusedLessons(deps.db);
}

const dropBatch = ({ db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>, batchSize: number) =>
  db.$transaction(async (tx) => {
    const participantIds = await findParticipantsToUpdate(tx, batchSize);
    if (participantIds.length === 0) return 0;
    await lockParticipants(tx, participantIds);
    await deleteUnbegunSessions(tx, participantIds);
    const finished = await recountOutlines(tx, { jobs }, participantIds, clock.now());
    if (finished > 0) await jobs.send(tx, issueMissingJob, {});
    return participantIds.length;
  });
