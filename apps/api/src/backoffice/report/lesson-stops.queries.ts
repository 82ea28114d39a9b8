import { Prisma, type Db } from '../../platform/db.ts';
import { hasStopped, isOpen, newestOf, type StopTimes } from './funnel.queries.ts';

export interface StopPointRow {
  /** Second of the recording; null for those who never began the lesson. */
  second: number | null;
  stopped: number;
}

interface LessonScope {
  classId: string;
  lessonId: string;
}

/** Number of parts that a recording is divided into: stops within one part are one place. */
const parts = 20;
/** Minimum length of a part, in seconds. */
const shortestPart = 5;
/** Number of the newest publications among which the last change of a lesson is looked for. */
const newestVersions = 10;

/** Selects a participant's session of the lesson. Joined plainly, PostgreSQL might read all participants for each. */
const sessionOf = ({ lessonId }: LessonScope, condition: Prisma.Sql) => Prisma.sql`
  LATERAL (SELECT * FROM "LessonSession" s WHERE s."participantId" = p.id AND s."lessonId" = ${lessonId}::uuid AND ${condition} OFFSET 0) s`;

/**
 * Counts the newest participants who stopped at a lesson by the part of its recording at which they did, named by
 * their median second. Those who never began the lesson are one row.
 */
export const findStopPoints = (
  db: Db,
  { durationSeconds, ...lesson }: LessonScope & { durationSeconds: number },
  sample: number,
  times: StopTimes,
) => db.$queryRaw<StopPointRow[]>`
  SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY stop.second)::int AS second, count(*)::int AS stopped
  FROM ${newestOf(lesson.classId, sample)} p CROSS JOIN ${sessionOf(lesson, isOpen)}
  CROSS JOIN LATERAL (SELECT CASE WHEN s."beganAt" IS NOT NULL THEN floor(s.position)::int END AS second) stop
  WHERE ${hasStopped(times)}
  GROUP BY floor(stop.second / ${Math.max(shortestPart, durationSeconds / parts)}::float8)
  ORDER BY stopped DESC, second`;

/** Finds the newest questions about a lesson that nobody has hidden or deleted. */
export const findLessonQuestions = (db: Db, lessonId: string, take: number) =>
  db.discussion.findMany({
    where: { lessonId, parentId: null, hiddenAt: null, deletedAt: null },
    select: { id: true, content: true, atSecond: true, totalReply: true, createdAt: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take,
  });

/** Finds when the title, content or settings of a lesson were last published anew; null where they never were. */
export async function findLastChange(db: Db, { classId, lessonId }: LessonScope) {
  const [row] = await db.$queryRaw<{ publishedAt: Date }[]>`
    SELECT "publishedAt" FROM (
      SELECT v.number, v."publishedAt", l.parts, lag(l.parts) OVER (ORDER BY v.number) AS before
      FROM (
        SELECT number, "publishedAt", snapshot FROM "ClassVersion"
        WHERE "classId" = ${classId}::uuid ORDER BY number DESC LIMIT ${newestVersions + 1}
      ) v CROSS JOIN LATERAL (
        SELECT jsonb_build_array(lesson->'title', lesson->'content', lesson->'setting') AS parts
        FROM jsonb_array_elements(v.snapshot->'sections') section, jsonb_array_elements(section->'lessons') lesson
        WHERE lesson->>'id' = ${lessonId}::text
      ) l
    ) version
    WHERE before IS NOT NULL AND parts <> before
    ORDER BY number DESC LIMIT 1`;
  return row?.publishedAt ?? null;
}

export interface CompletionRow {
  opened: number;
  passed: number;
}

/** Counts those to whom a lesson was opened before a time, of the newest who had enrolled, and who had passed it by then. */
export async function findCompletionBefore(db: Db, { classId, lessonId }: LessonScope, at: Date, sample: number) {
  const [row] = await db.$queryRaw<CompletionRow[]>`
    SELECT count(*)::int AS opened, count(*) FILTER (WHERE s."passedAt" < ${at})::int AS passed
    FROM (
      SELECT * FROM "Participant" WHERE "classId" = ${classId}::uuid AND "createdAt" < ${at}
      ORDER BY "createdAt" DESC, id DESC LIMIT ${sample}
    ) p CROSS JOIN ${sessionOf({ classId, lessonId }, Prisma.sql`s."startedAt" < ${at}`)}`;
  return row!;
}

/** Counts those of the newest participants to whom a lesson was opened since a time, and who passed it. */
export async function findCompletionSince(db: Db, lesson: LessonScope, at: Date, sample: number) {
  const [row] = await db.$queryRaw<CompletionRow[]>`
    SELECT count(*)::int AS opened, count(s."passedAt")::int AS passed
    FROM ${newestOf(lesson.classId, sample)} p CROSS JOIN ${sessionOf(lesson, Prisma.sql`s."startedAt" >= ${at}`)}`;
  return row!;
}
