import type { SessionStatus } from '../../generated/prisma/enums.ts';
import { isForeignKeyViolation, type Db, type Prisma } from '../../platform/db.ts';
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

const withLesson = { lesson: { select: { id: true, type: true, title: true } } } satisfies Prisma.LessonSessionInclude;
export const findSession = (db: Db, id: string, userId: string) =>
  db.lessonSession.findFirst({ where: { id, participant: { userId, ...withAccess } }, include: withLesson });
export type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>;

export const updateSession = (db: Db, id: string, data: { status: SessionStatus; startedAt?: Date; passedAt?: Date }) =>
  db.lessonSession.update({ where: { id }, data, include: withLesson });
export const updateSessionsOpened = (db: Db, ids: readonly string[]) =>
  db.lessonSession.updateMany({ where: { id: { in: [...ids] }, status: 'pending' }, data: { status: 'not_started' } });

export const findSessionState = (db: Db, id: string) => db.lessonSession.findUnique({ where: { id } });
export type LessonSessionRow = NonNullable<Awaited<ReturnType<typeof findSessionState>>>;

/** A lesson that was added after the enrolment: offered, not required. Of two at once, one makes the row. Null for one that is being taken out. */
export async function insertOfferedSession(db: Db, participantId: string, lessonId: string) {
  try {
    await db.lessonSession.createMany({
      data: { participantId, lessonId, status: 'not_started', isRequired: false },
      skipDuplicates: true,
    });
  } catch (error) {
    if (isForeignKeyViolation(error)) return null;
    throw error;
  }
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
