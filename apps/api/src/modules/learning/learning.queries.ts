import type { Db, Prisma } from '../../platform/db.ts';
import { mitraBriefColumns } from '../catalog/index.ts';

/** Access lasts while any grant does. */
const withAccess = { grants: { some: { endedAt: null } } } satisfies Prisma.ParticipantWhereInput;

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
 * Holds the participant until the transaction ends, so that progress is counted once for each change. Their key stays free:
 * whoever opens an offered lesson at the same time refers to it, and would wait for us while we wait for their session.
 */
export async function lockParticipant(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<ParticipantRow | null> {
  const [row] = await db.$queryRaw<ParticipantRow[]>`
    SELECT p.id, p."classId", p.progress, p."completedAt" FROM "Participant" p
    WHERE p.id = ${id}::uuid AND p."userId" = ${userId}::uuid AND EXISTS (SELECT FROM "Grant" g WHERE g."participantId" = p.id AND g."endedAt" IS NULL)
    FOR NO KEY UPDATE`;
  return row ?? null;
}
export const updateProgress = (db: Db, id: string, data: { progress: number; completedAt: Date | null }) =>
  db.participant.update({ where: { id }, data });

export const findLessonContent = (db: Db, id: string) =>
  db.lesson.findUnique({
    where: { id },
    select: { id: true, classId: true, type: true, title: true, content: true, setting: true, durationSeconds: true },
  });
export type LessonContentRow = NonNullable<Awaited<ReturnType<typeof findLessonContent>>>;

export const findSession = (db: Db, id: string, userId: string) =>
  db.lessonSession.findFirst({
    where: { id, participant: { userId, ...withAccess } },
    select: {
      id: true,
      participantId: true,
      startedAt: true,
      beganAt: true,
      passedAt: true,
      participant: { select: { id: true, classId: true } },
      lesson: { select: { id: true, type: true, title: true } },
    },
  });
export type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/** A lesson whose turn has come is begun. Doing so again changes nothing. */
export const updateSessionBegun = (db: Db, id: string, now: Date) => db.$executeRaw`
  UPDATE "LessonSession" SET status = 'started', "startedAt" = coalesce("startedAt", ${now}), "beganAt" = ${now}
  WHERE id = ${id}::uuid AND "beganAt" IS NULL`;
/** Who finishes a lesson without having begun it began it at that moment. */
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

export const findSessionState = (db: Db, id: string) => db.lessonSession.findUnique({ where: { id } });
export type LessonSessionRow = NonNullable<Awaited<ReturnType<typeof findSessionState>>>;

/**
 * A lesson that was added after the enrolment: offered, not required. Of two at once, one makes the row. Null for a lesson
 * that is being taken out: its row is held, so that it is not taken out between being read and being referred to.
 */
export async function insertOfferedSession(db: Db, participantId: string, lessonId: string, startedAt: Date) {
  await db.$executeRaw`
    INSERT INTO "LessonSession" ("participantId", "lessonId", status, "startedAt", "isRequired")
    SELECT ${participantId}::uuid, l.id, 'started', ${startedAt}, false
    FROM "Lesson" l WHERE l.id = ${lessonId}::uuid AND l."retiredAt" IS NULL FOR SHARE
    ON CONFLICT ("participantId", "lessonId") DO NOTHING`;
  return db.lessonSession.findUnique({ where: { participantId_lessonId: { participantId, lessonId } } });
}

const myClassColumns = {
  id: true,
  progress: true,
  createdAt: true,
  class: {
    select: {
      id: true,
      title: true,
      slug: true,
      kind: true,
      format: true,
      thumbnail: true,
      lessonCount: true,
      mitra: { select: mitraBriefColumns },
    },
  },
} satisfies Prisma.ParticipantSelect;
export type MyClassRow = Prisma.ParticipantGetPayload<{ select: typeof myClassColumns }>;

interface MyClassPage {
  where: Prisma.ParticipantWhereInput;
  orderBy: Prisma.ParticipantOrderByWithRelationInput[];
  skip: number;
  take: number;
}
export const findMyClasses = (db: Db, userId: string, { where, ...page }: MyClassPage) =>
  db.participant.findMany({ where: { ...where, userId, ...withAccess }, ...page, select: myClassColumns });
export const countMyClasses = (db: Db, userId: string, where: Prisma.ParticipantWhereInput) =>
  db.participant.count({ where: { ...where, userId, ...withAccess } });
