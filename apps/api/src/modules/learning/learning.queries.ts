import type { QueryOf } from '@sinau/contracts';
import type { learningEndpoints } from '@sinau/contracts/learning/learning.endpoints';
import { freePreviewTypes } from '@sinau/contracts/lesson/lesson.rules';
import type { Db, Prisma } from '../../platform/db.ts';
import { conditionOf, prismaList, readPage } from '../../platform/list.ts';
import { byRef } from '../../platform/refs.ts';
import { mitraBriefColumns } from '../catalog/index.ts';
import { withAccess } from '../enrolment/index.ts';

export const findLessonContent = (db: Db, id: string) =>
  db.lesson.findUnique({
    where: { id },
    select: { id: true, classId: true, type: true, title: true, content: true, setting: true, durationSeconds: true },
  });
export type LessonContentRow = NonNullable<Awaited<ReturnType<typeof findLessonContent>>>;

/** A lesson that its makers opened to everybody, in the live version of a class that is for sale. */
export const findFreeLesson = (db: Db, classRef: string, id: string) =>
  db.lesson.findFirst({
    where: {
      id,
      type: { in: [...freePreviewTypes] },
      isComplete: true,
      retiredAt: null,
      sectionId: { not: null },
      setting: { path: ['isFreePreview'], equals: true },
      class: { ...byRef(classRef), kind: 'program', isForSale: true },
    },
    select: {
      id: true,
      type: true,
      title: true,
      content: true,
      setting: true,
      durationSeconds: true,
      class: { select: { id: true, title: true, slug: true } },
    },
  });

export const findSession = (db: Db, userId: string, id: string) =>
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

export const findSessionState = (db: Db, id: string) => db.lessonSession.findUnique({ where: { id } });
export type LessonSessionRow = NonNullable<Awaited<ReturnType<typeof findSessionState>>>;

/**
 * Creates the session of a lesson that was added after the enrolment: offered, not required. Of two calls at once, one
 * creates the row. Returns null for a lesson that is being removed: its row is locked, so that it cannot be removed
 * between being read and being referred to.
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

type MyClassQuery = QueryOf<typeof learningEndpoints.myClass>;
const myClassList = prismaList<MyClassQuery, Prisma.ParticipantWhereInput, Prisma.ParticipantOrderByWithRelationInput>({
  keyword: (title) => [{ class: { title } }],
  sort: {
    enrolledAt: (createdAt) => ({ createdAt }),
    title: (title) => ({ class: { title } }),
    progress: (progress) => ({ progress }),
  },
  filter: {
    progress: (condition) => ({ progress: conditionOf(condition) }) as Prisma.ParticipantWhereInput,
    classId: (condition) => ({ classId: conditionOf(condition) }) as Prisma.ParticipantWhereInput,
  },
  fallback: [['enrolledAt', 'desc']],
  tieBreak: { id: 'desc' },
});

export function findMyClasses(db: Db, userId: string, query: MyClassQuery) {
  const { where, ...page } = myClassList(query, { userId, ...withAccess });
  return readPage(db.participant.findMany({ where, ...page, select: myClassColumns }), db.participant.count({ where }));
}
