import type { UserId } from '../../platform/actor.ts';
import type { QueryOf } from '@sinau/contracts';
import type { learningEndpoints } from '@sinau/contracts/study/learning/learning.endpoints';
import { freePreviewTypes } from '@sinau/contracts/study/lesson/lesson.rules';
import type { LessonType, SessionStatus } from '../../generated/prisma/enums.ts';
import { Prisma, type Db } from '../../platform/db.ts';
import { conditionOf, prismaList, readPage } from '../../platform/list.ts';
import { byRef } from '../../platform/refs.ts';
import { mitraBriefColumns } from '../../storefront/catalog/index.ts';
import { hasAccess, withAccess } from '../../core/enrolment/index.ts';

/** A free lesson in the live version of a class that is on sale. */
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

export interface SessionRow {
  id: string;
  participantId: string;
  startedAt: Date | null;
  beganAt: Date | null;
  passedAt: Date | null;
  classId: string;
  lesson: { id: string; type: LessonType; title: string };
}

export async function findSession(db: Db, userId: UserId, id: string): Promise<SessionRow | null> {
  const [row] = await db.$queryRaw<SessionRow[]>`
    SELECT s.id, s."participantId", s."startedAt", s."beganAt", s."passedAt", p."classId",
      json_build_object('id', l.id, 'type', l.type, 'title', l.title) AS lesson
    FROM "LessonSession" s JOIN "Participant" p ON p.id = s."participantId" JOIN "Lesson" l ON l.id = s."lessonId"
    WHERE s.id = ${id}::uuid AND p."userId" = ${userId}::uuid AND ${hasAccess(Prisma.sql`p.id`)}`;
  return row ?? null;
}

export interface LessonContentRow {
  id: string;
  classId: string;
  type: LessonType;
  title: string;
  content: Prisma.JsonValue;
  setting: Prisma.JsonValue;
  durationSeconds: number;
}
export interface LessonSessionRow {
  id: string;
  participantId: string;
  status: SessionStatus;
  beganAt: Date | null;
  position: number;
  watched: Uint8Array | null;
  beatSeq: number;
}

/** A lesson that a participant opens, and the participant's record in it. */
export async function findOpenedLesson(db: Db, participantId: string, lessonId: string) {
  const [row] = await db.$queryRaw<(LessonContentRow & Omit<LessonSessionRow, 'id'> & { sessionId: string })[]>`
    SELECT l.id, l."classId", l.type, l.title, l.content, l.setting, l."durationSeconds",
      s.id AS "sessionId", s."participantId", s.status, s."beganAt", s.position, s.watched, s."beatSeq"
    FROM "LessonSession" s JOIN "Lesson" l ON l.id = s."lessonId"
    WHERE s."participantId" = ${participantId}::uuid AND s."lessonId" = ${lessonId}::uuid`;
  return row ? { lesson: row, session: { ...row, id: row.sessionId } } : null;
}

/** The next lesson to open: one that was added since the enrolment has no record yet. */
export async function findWaitingLesson(db: Db, participantId: string, lessonId: string) {
  type Row = Omit<LessonContentRow, 'classId' | 'setting'> &
    Pick<LessonSessionRow, 'status' | 'position' | 'watched' | 'beatSeq'>;
  const [row] = await db.$queryRaw<Row[]>`
    SELECT l.id, l.type, l.title, l.content, l."durationSeconds", coalesce(s.status, 'pending') AS status,
      coalesce(s.position, 0) AS position, s.watched, coalesce(s."beatSeq", 0) AS "beatSeq"
    FROM "Lesson" l LEFT JOIN "LessonSession" s ON s."lessonId" = l.id AND s."participantId" = ${participantId}::uuid
    WHERE l.id = ${lessonId}::uuid`;
  return row ?? null;
}
export type WaitingLessonRow = NonNullable<Awaited<ReturnType<typeof findWaitingLesson>>>;

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
    lastActivityAt: (sort) => ({ lastActivityAt: { sort, nulls: 'last' } }),
    createdAt: (createdAt) => ({ createdAt }),
    updatedAt: (sort) => ({ lastActivityAt: { sort, nulls: 'last' } }),
  },
  filter: {
    progress: (condition) => ({ progress: conditionOf(condition) }) as Prisma.ParticipantWhereInput,
    classId: (condition) => ({ classId: conditionOf(condition) }) as Prisma.ParticipantWhereInput,
  },
  fallback: [['enrolledAt', 'desc']],
  tieBreak: { id: 'desc' },
});

/** The unfinished class that a user studied last; classes never opened come after all others. */
export const findLastStudied = (db: Db, userId: string) =>
  db.participant.findFirst({
    where: { userId, ...withAccess, progress: { lt: 100 }, class: { kind: 'program' } },
    orderBy: [{ lastActivityAt: { sort: 'desc', nulls: 'last' } }, { createdAt: 'desc' }, { id: 'desc' }],
    select: myClassColumns,
  });

export function findMyClasses(db: Db, userId: string, query: MyClassQuery) {
  const { where, ...page } = myClassList(query, { userId, ...withAccess });
  return readPage(db.participant.findMany({ where, ...page, select: myClassColumns }), db.participant.count({ where }));
}
