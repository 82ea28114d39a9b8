import type { UserId } from '../../platform/actor.ts';
import { Prisma, type Db } from '../../platform/db.ts';
import { hasAccess, withAccess } from '../enrolment/index.ts';

export interface ParticipantRow {
  id: string;
  classId: string;
  progress: number;
  completedAt: Date | null;
}
const participantColumns = {
  id: true,
  classId: true,
  progress: true,
  completedAt: true,
} satisfies Prisma.ParticipantSelect;

export const findParticipantOfSession = (db: Db, userId: UserId, sessionId: string): Promise<ParticipantRow | null> =>
  db.participant.findFirst({
    where: { userId, ...withAccess, sessions: { some: { id: sessionId } } },
    select: participantColumns,
  });

/**
 * Locks the participant until the transaction ends, so that progress is counted once for each change. The lock leaves
 * the key free: opening an offered lesson concurrently refers to it, and would otherwise deadlock with this
 * transaction.
 */
export async function lockParticipant(db: Db, userId: string, id: string): Promise<ParticipantRow | null> {
  const [row] = await db.$queryRaw<ParticipantRow[]>`
    SELECT p.id, p."classId", p.progress, p."completedAt" FROM "Participant" p
    WHERE p.id = ${id}::uuid AND p."userId" = ${userId}::uuid AND ${hasAccess(Prisma.sql`p.id`)}
    FOR NO KEY UPDATE`;
  return row ?? null;
}
export const updateProgress = (db: Db, id: string, data: { progress: number; completedAt: Date | null }) =>
  db.participant.update({ where: { id }, data });

/** Begins an open lesson. Repeating it changes nothing. */
export const updateSessionBegun = (db: Db, id: string, now: Date) => db.$executeRaw`
  UPDATE "LessonSession" SET status = 'started', "startedAt" = coalesce("startedAt", ${now}), "beganAt" = ${now}
  WHERE id = ${id}::uuid AND "beganAt" IS NULL`;
/** Passes a lesson. One that has not begun counts as begun at the same time. */
export const updateSessionPassed = (db: Db, id: string, now: Date) => db.$executeRaw`
  UPDATE "LessonSession"
  SET status = 'passed', "passedAt" = ${now}, "startedAt" = coalesce("startedAt", ${now}), "beganAt" = coalesce("beganAt", ${now})
  WHERE id = ${id}::uuid`;
export const updateSessionFailed = (db: Db, id: string) =>
  db.lessonSession.update({ where: { id }, data: { status: 'not_passed' }, select: { id: true } });
export const updateSessionsOpened = (db: Db, ids: readonly string[], startedAt: Date) =>
  db.lessonSession.updateMany({
    where: { id: { in: [...ids] }, status: 'pending' },
    data: { status: 'started', startedAt },
  });

/** Sets a lesson that was passed back to in progress. */
export const updateSessionReopened = (db: Db, id: string) => db.$executeRaw`
  UPDATE "LessonSession" SET status = 'started', "passedAt" = NULL WHERE id = ${id}::uuid AND status = 'passed'`;

/**
 * Creates the session of a lesson that was added after the enrolment: offered, not required. Of two concurrent calls,
 * one creates the row. Returns null for a lesson that is being removed: its row is locked, so that it cannot be removed
 * between being read and being referred to.
 */
export async function insertOfferedSession(db: Db, participantId: string, lessonId: string, startedAt: Date) {
  await offerSession(db, participantId, lessonId, startedAt);
  return db.lessonSession.findUnique({ where: { participantId_lessonId: { participantId, lessonId } } });
}
export const offerSession = (db: Db, participantId: string, lessonId: string, startedAt: Date) => db.$executeRaw`
    INSERT INTO "LessonSession" ("participantId", "lessonId", status, "startedAt", "isRequired")
    SELECT ${participantId}::uuid, l.id, 'started', ${startedAt}, false
    FROM "Lesson" l WHERE l.id = ${lessonId}::uuid AND l."retiredAt" IS NULL FOR SHARE
    ON CONFLICT ("participantId", "lessonId") DO NOTHING`;
