import type { UserId } from '../../platform/actor.ts';
import type { LessonType, SessionStatus } from '../../generated/prisma/enums.ts';
import { Prisma, type Db } from '../../platform/db.ts';
import { sqlConditionOf } from '../../platform/sql-list.ts';
import { hasAccess } from '../enrolment/index.ts';

export interface OwnLessonRow {
  id: string;
  type: LessonType;
  completionType: string | null;
  /** Null for a lesson that was added after the enrolment and has not been opened yet. */
  sessionId: string | null;
  status: SessionStatus | null;
  beganAt: Date | null;
  isRequired: boolean | null;
}

const ownLessonColumns = Prisma.sql`
  l.id, l.type, l.setting->>'completionType' AS "completionType", s.id AS "sessionId", s.status, s."beganAt", s."isRequired"`;

/**
 * Selects the lessons `l` of the participant with this id: those that are offered now, and the retired lessons that the
 * participant had begun.
 */
const ownLessonsOf = (participantId: Prisma.Sql) => Prisma.sql`
  LEFT JOIN "Section" c ON c.id = l."sectionId"
  LEFT JOIN "LessonSession" s ON s."lessonId" = l.id AND s."participantId" = ${participantId}
  WHERE (l."retiredAt" IS NULL AND l."isComplete" OR s."beganAt" IS NOT NULL)`;

/** Order of the class page. */
const outlineOrder = Prisma.sql`ORDER BY c.position NULLS LAST, c.id, l.position, l.id`;

/** Finds the lessons of a participant, in the order of the class page. */
export const findOwnLessons = (db: Db, { id, classId }: { id: string; classId: string }) =>
  db.$queryRaw<OwnLessonRow[]>`
    SELECT ${ownLessonColumns} FROM "Lesson" l ${ownLessonsOf(Prisma.sql`${id}::uuid`)}
      AND l."classId" = ${classId}::uuid
    ${outlineOrder}`;

/** Finds the lessons of this lesson's class for its participant; none for other users. */
export const findLessonsAround = (db: Db, userId: UserId, lessonId: string) =>
  db.$queryRaw<(OwnLessonRow & { participantId: string; classId: string })[]>`
    SELECT ${ownLessonColumns}, p.id AS "participantId", p."classId"
    FROM "Lesson" opened
    JOIN "Participant" p ON p."classId" = opened."classId" AND p."userId" = ${userId}::uuid AND ${hasAccess(Prisma.sql`p.id`)}
    JOIN "Lesson" l ON l."classId" = p."classId"
    ${ownLessonsOf(Prisma.sql`p.id`)} AND opened.id = ${lessonId}::uuid
    ${outlineOrder}`;

export interface ClassesStudied {
  /** Condition of a list on their ids; all classes without one. */
  readonly classId: unknown;
  /** Maximum of classes, the most recently studied first. */
  readonly take: number;
}

/** Finds a participant's lessons of all their classes, one class after another. */
export const findLessonsOfClasses = (db: Db, userId: UserId, { classId, take }: ClassesStudied) =>
  db.$queryRaw<(OwnLessonRow & { classId: string })[]>`
    SELECT ${ownLessonColumns}, p."classId"
    FROM (
      SELECT p.id, p."classId", row_number() OVER (ORDER BY p."lastActivityAt" DESC NULLS LAST, p."createdAt" DESC, p.id DESC) AS place
      FROM "Participant" p
      WHERE p."userId" = ${userId}::uuid AND ${hasAccess(Prisma.sql`p.id`)} AND ${sqlConditionOf(Prisma.sql`p."classId"`, classId, Prisma.sql`uuid`)}
      ORDER BY place LIMIT ${take}
    ) p
    JOIN "Lesson" l ON l."classId" = p."classId"
    ${ownLessonsOf(Prisma.sql`p.id`)}
    ORDER BY p.place, c.position NULLS LAST, c.id, l.position, l.id`;
