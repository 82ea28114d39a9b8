import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { defineJob } from '../../platform/jobs.ts';
import { issueMissingJob } from '../certificate/index.ts';
import {
  deleteForgottenLessons,
  deleteLostSessions,
  deleteOrRetireLessons,
  findLosingParticipantIds,
  lockLessons,
  lockParticipants,
  openNextSessions,
  renewEmptyOutlines,
  updateProgress,
} from './removal.queries.ts';

export const dropSessionsJob = defineJob('lesson.dropSessions');

/** Few enough that those who study wait a moment at most for a batch that holds them. */
const sessionsInBatch = 500;

/**
 * Takes lessons out of a class, whose row the caller holds. They are gone at once for all who had not begun them, and
 * kept for the others. A job takes them out of the outlines of the participants and counts their progress anew.
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
 * Drops the sessions of retired lessons that nobody had begun, a batch of participants in a transaction each. What is
 * left to do is read from the sessions themselves, so that it can stop anywhere and go on from there.
 */
export async function dropSessions(deps: Pick<Deps, 'db' | 'jobs' | 'clock'>, batchSize = sessionsInBatch) {
  while ((await dropBatch(deps, batchSize)) > 0);
  await deleteForgottenLessons(deps.db);
}

const dropBatch = ({ db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>, batchSize: number) =>
  db.$transaction(async (tx) => {
    const participantIds = await findLosingParticipantIds(tx, batchSize);
    if (participantIds.length === 0) return 0;
    await lockParticipants(tx, participantIds);
    await deleteLostSessions(tx, participantIds);
    await renewEmptyOutlines(tx, participantIds);
    await openNextSessions(tx, participantIds, clock.now());
    const finished = await updateProgress(tx, participantIds, clock.now());
    if (finished > 0) await jobs.send(tx, issueMissingJob, {});
    return participantIds.length;
  });
