import type { Db } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { issueMissingJob } from '../../core/certificate/index.ts';
import { lockParticipants, recountOutlines } from '../../core/progress/index.ts';
import { findAttendeeIds, updateNotRequired } from './live.queries.ts';

/**
 * Locks all future attendees of a live session, before the session itself is written: typing the code locks the
 * participant's own row first. Once the session is cancelled, the rest no longer counts it, and participants who passed
 * all else have finished the class.
 */
export async function lockAttendees(tx: Db, lessonId: string) {
  const participantIds = await findAttendeeIds(tx, lessonId);
  await lockParticipants(tx, participantIds);
  return async (jobs: Jobs, now: Date) => {
    await updateNotRequired(tx, lessonId);
    if ((await recountOutlines(tx, { jobs }, participantIds, now)) > 0) await jobs.send(tx, issueMissingJob, {});
  };
}
