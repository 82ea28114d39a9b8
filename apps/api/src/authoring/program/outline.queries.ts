import { submittedLessonTypes } from '@sinau/contracts/study/lesson/lesson.rules';
import type { LessonSetting } from '@sinau/contracts/study/lesson/lesson.schemas';
import type { OutlineLesson } from '@sinau/contracts/authoring/program/program.schemas';
import type { LessonType, SessionStatus } from '../../generated/prisma/enums.ts';
import { Prisma, type Db } from '../../platform/db.ts';
import { mayGoLive } from '../authoring/index.ts';
import { isoSql } from '../../study/live/index.ts';

export interface OutlineLessonRow {
  id: string;
  type: LessonType;
  title: string;
  slug: string;
  isComplete: boolean;
  unfinishedQuestions: number;
  preparation?: OutlineLesson['preparation'] | null;
  durationSeconds: number;
  setting: LessonSetting;
  /** Null for all users but participants, and for lessons that were added after the enrolment. */
  sessionId: string | null;
  sessionStatus: SessionStatus | null;
  /** Formatted as in the API. */
  beganAt: string | null;
  watchedSeconds: number | null;
  /** True if work was handed in; null for lessons without. */
  isHandedIn?: boolean | null;
  meets?: OutlineLesson['meets'] | null;
}
export interface OutlineSectionRow {
  id: string;
  title: string;
  lessons: OutlineLessonRow[];
}

const fieldsWith = (isComplete: Prisma.Sql) => Prisma.sql`
  'id', lesson.id, 'type', lesson.type, 'title', lesson.title, 'slug', lesson.slug, 'isComplete', ${isComplete}, 'unfinishedQuestions', lesson."unfinishedQuestions", 'durationSeconds', lesson."durationSeconds",
  'setting', lesson.setting`;
/** Only live sessions have times. */
const meetsSql = Prisma.sql`CASE WHEN lesson.type = 'webinar' THEN (
  SELECT json_build_object('startsAt', ${isoSql(Prisma.sql`v."startsAt"`)}, 'cancelledAt', ${isoSql(Prisma.sql`v."cancelledAt"`)})
  FROM "LiveSession" v WHERE v.id = lesson.id AND v."startsAt" IS NOT NULL) END`;
/** Only lessons that are handed in have a submission. */
const isHandedInSql = Prisma.sql`CASE WHEN lesson.type::text IN (${Prisma.join(submittedLessonTypes)}) THEN EXISTS (
  SELECT FROM "Submission" s WHERE s."sessionId" = own.id AND s."submittedAt" IS NOT NULL) END`;
const ownLessonJson = Prisma.sql`json_build_object(${fieldsWith(Prisma.sql`lesson."isComplete"`)},
  'sessionId', own.id, 'sessionStatus', own.status, 'watchedSeconds', own."watchedSeconds",
  'beganAt', ${isoSql(Prisma.sql`own."beganAt"`)}, 'meets', ${meetsSql}, 'isHandedIn', ${isHandedInSql})`;
/** Only an incomplete video may have a file in preparation. */
const preparationSql = Prisma.sql`CASE WHEN lesson.type = 'video' AND NOT lesson."isComplete" THEN (
  SELECT CASE WHEN file."preparationFailedAt" IS NULL THEN 'running' ELSE 'failed' END
  FROM "Media" file WHERE file.id = (lesson.content ->> 'mediaId')::uuid AND file.state = 'preparing') END`;
const workingLessonJson = Prisma.sql`json_build_object(${fieldsWith(mayGoLive(Prisma.sql`lesson`))}, 'preparation', ${preparationSql}, 'sessionId', NULL, 'sessionStatus', NULL, 'watchedSeconds', NULL, 'beganAt', NULL)`;
const sectionsJson = Prisma.sql`coalesce(json_agg(json_build_object('id', part.id, 'title', part.title, 'lessons', part.lessons) ORDER BY part.position, part.id), '[]')`;

/**
 * Selects the live outline of a class as one JSON value: the complete lessons that are offered now and, for a
 * participant, also the retired lessons that they had begun. Those whose section was deleted come last, in a section
 * that has the id of the class.
 */
export const outlineSql = (classId: Prisma.Sql, participantId: Prisma.Sql) => Prisma.sql`(
  SELECT ${sectionsJson}
  FROM (
    SELECT section.id, section.title, section.position,
      coalesce(json_agg(${ownLessonJson} ORDER BY lesson.position, lesson.id) FILTER (WHERE lesson."retiredAt" IS NULL AND lesson."isComplete" OR own."beganAt" IS NOT NULL), '[]') AS lessons
    FROM "Section" section
    LEFT JOIN "Lesson" lesson ON lesson."sectionId" = section.id
    LEFT JOIN "LessonSession" own ON own."lessonId" = lesson.id AND own."participantId" = ${participantId}
    WHERE section."classId" = ${classId}
    GROUP BY section.id
    UNION ALL
    SELECT lesson."classId", 'Materi yang sudah ditarik', NULL, json_agg(${ownLessonJson} ORDER BY lesson.position, lesson.id)
    FROM "Lesson" lesson
    JOIN "LessonSession" own ON own."lessonId" = lesson.id AND own."participantId" = ${participantId} AND own."beganAt" IS NOT NULL
    WHERE lesson."classId" = ${classId} AND lesson."sectionId" IS NULL
    GROUP BY lesson."classId"
  ) part)`;

/** Selects the outline as the makers of the class write it, incomplete lessons included. */
export const workingOutlineSql = (classId: Prisma.Sql) => Prisma.sql`(
  SELECT ${sectionsJson}
  FROM (
    SELECT section.id, section.title, section.position,
      coalesce(json_agg(${workingLessonJson} ORDER BY lesson.position, lesson.id) FILTER (WHERE lesson.id IS NOT NULL), '[]') AS lessons
    FROM "WorkingSection" section
    LEFT JOIN "WorkingLesson" lesson ON lesson."sectionId" = section.id
    WHERE section."classId" = ${classId}
    GROUP BY section.id
  ) part)`;

export async function findWorkingOutline(db: Db, classId: string) {
  const [row] = await db.$queryRaw<{ sections: OutlineSectionRow[] }[]>`
    SELECT ${workingOutlineSql(Prisma.sql`${classId}::uuid`)} AS sections`;
  return row!.sections;
}
