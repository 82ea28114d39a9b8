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

export const findParticipantOfLesson = (db: Db, userId: string, lessonId: string): Promise<ParticipantRow | null> =>
  db.participant.findFirst({
    where: { userId, ...withAccess, class: { lessons: { some: { id: lessonId } } } },
    select: participantColumns,
  });

export const findParticipantOfSession = (db: Db, userId: string, sessionId: string): Promise<ParticipantRow | null> =>
  db.participant.findFirst({
    where: { userId, ...withAccess, sessions: { some: { id: sessionId } } },
    select: participantColumns,
  });

/**
 * Locks the participant until the transaction ends, so that progress is counted once for each change. The lock leaves the
 * key free: opening an offered lesson at the same time refers to it, and would otherwise deadlock with this transaction.
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
/** A lesson that is passed without having been begun counts as begun at the same moment. */
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
