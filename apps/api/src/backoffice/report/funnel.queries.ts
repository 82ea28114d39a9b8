import type { LessonType } from '@sinau/contracts/study/lesson/lesson.rules';
import { Prisma, type Db } from '../../platform/db.ts';
import { hasAccess } from '../../core/enrolment/index.ts';

export interface LessonFunnelRow {
  id: string;
  section: string;
  type: LessonType;
  title: string;
  opened: number;
  begun: number;
  passed: number;
  medianSeconds: number | null;
}
export interface StoppedRow {
  lessonId: string;
  stopped: number;
  remindable: number;
}

/** Times since when a participant without activity counts as stopped, and since when none is reminded again. */
export interface StopTimes {
  stoppedBefore: Date;
  remindedBefore: Date;
}

export const isOpen = Prisma.sql`s.status IN ('not_started', 'started', 'not_passed') AND s."isRequired"`;
/**
 * Tells whether the participant is active: after a submission they cannot continue before it is graded. Saved drafts,
 * answers and states are activity, too.
 */
const isAtWork = ({ stoppedBefore }: StopTimes) => Prisma.sql`(
  EXISTS (SELECT FROM "Submission" w WHERE w."sessionId" = s.id AND (w.state IN ('submitted', 'in_review') OR w."savedAt" >= ${stoppedBefore}))
  OR EXISTS (SELECT FROM "QuizAttempt" a WHERE a."sessionId" = s.id AND greatest(a."startedAt", a."savedAt") >= ${stoppedBefore})
  OR EXISTS (SELECT FROM "PackageState" k WHERE k."sessionId" = s.id AND k."savedAt" >= ${stoppedBefore}))`;
export const hasStopped = (times: StopTimes) => Prisma.sql`
  p."completedAt" IS NULL AND coalesce(p."lastActivityAt", p."createdAt") < ${times.stoppedBefore} AND NOT ${isAtWork(times)}
  AND ${hasAccess(Prisma.sql`p.id`)}`;
const mayBeReminded = ({ remindedBefore }: StopTimes) =>
  Prisma.sql`(p."remindedAt" IS NULL OR p."remindedAt" < ${remindedBefore}) AND u."deactivatedAt" IS NULL`;

/** Selects the participants that a class's funnel is counted from: its newest. */
export const newestOf = (classId: string, sample: number) => Prisma.sql`(
  SELECT * FROM "Participant" WHERE "classId" = ${classId}::uuid ORDER BY "createdAt" DESC, id DESC LIMIT ${sample})`;

/**
 * Finds each lesson of a class in its order, with the progress of the newest participants in it. Their sessions are
 * read one participant after the other: joined together, PostgreSQL would read those of the whole platform.
 */
export const findLessonFunnel = (db: Db, classId: string, sample: number) => db.$queryRaw<LessonFunnelRow[]>`
  SELECT l.id, c.title AS section, l.type::text, l.title, coalesce(f.opened, 0) AS opened, coalesce(f.begun, 0) AS begun,
    coalesce(f.passed, 0) AS passed, f."medianSeconds"
  FROM "Lesson" l JOIN "Section" c ON c.id = l."sectionId"
  LEFT JOIN (
    SELECT s."lessonId", count(*)::int AS opened, count(s."beganAt")::int AS begun, count(s."passedAt")::int AS passed,
      round(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM s."passedAt" - s."beganAt")))::int AS "medianSeconds"
    FROM ${newestOf(classId, sample)} p CROSS JOIN LATERAL (
      SELECT * FROM "LessonSession" WHERE "participantId" = p.id AND status <> 'pending' OFFSET 0
    ) s
    GROUP BY s."lessonId"
  ) f ON f."lessonId" = l.id
  WHERE l."classId" = ${classId}::uuid AND l."retiredAt" IS NULL AND l."isComplete"
  ORDER BY c.position, c.id, l.position, l.id`;

/** Counts the participants of a class by its figures. */
export async function countParticipants(db: Db, classId: string) {
  const { _sum } = await db.participantFigure.aggregate({ where: { classId }, _sum: { participants: true } });
  return _sum.participants ?? 0;
}

/** Finds the lessons of a class at which its newest participants have stopped, and how many of them may be reminded. */
export const findStopped = (db: Db, classId: string, sample: number, times: StopTimes) => db.$queryRaw<StoppedRow[]>`
  SELECT s."lessonId", count(*)::int AS stopped, count(*) FILTER (WHERE ${mayBeReminded(times)})::int AS remindable
  FROM ${newestOf(classId, sample)} p JOIN "User" u ON u.id = p."userId"
  CROSS JOIN LATERAL (SELECT * FROM "LessonSession" s WHERE s."participantId" = p.id AND ${isOpen} OFFSET 0) s
  JOIN "Lesson" l ON l.id = s."lessonId" AND l."retiredAt" IS NULL
  WHERE ${hasStopped(times)}
  GROUP BY s."lessonId"`;

/** Finds a lesson that is live in the class. */
export const findLiveLesson = (db: Db, id: string, classId: string) =>
  db.lesson.findFirst({
    where: { id, classId, retiredAt: null },
    select: {
      id: true,
      type: true,
      title: true,
      slug: true,
      durationSeconds: true,
      class: { select: { title: true, slug: true, kind: true } },
    },
  });

export interface Reminded {
  id: string;
  userId: string;
  fullname: string;
  email: string;
}
const toRemind = (lessonId: string, times: StopTimes) => Prisma.sql`
  FROM "LessonSession" s JOIN "Participant" p ON p.id = s."participantId" JOIN "User" u ON u.id = p."userId"
  WHERE s."lessonId" = ${lessonId}::uuid AND ${isOpen} AND ${hasStopped(times)} AND ${mayBeReminded(times)}`;

export async function countToRemind(db: Db, lessonId: string, times: StopTimes) {
  const [row] = await db.$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count ${toRemind(lessonId, times)}`;
  return row!.count;
}
/** Locks the next participants to remind: a second reminder job that runs concurrently skips them. */
export const lockToRemind = (tx: Db, lessonId: string, times: StopTimes, take: number) => tx.$queryRaw<Reminded[]>`
  SELECT p.id, p."userId", u.fullname, u.email ${toRemind(lessonId, times)} ORDER BY p.id LIMIT ${take} FOR UPDATE OF p`;
export const updateReminded = (tx: Db, ids: readonly string[], remindedAt: Date) =>
  tx.participant.updateMany({ where: { id: { in: [...ids] } }, data: { remindedAt } });
