import type { LessonType, SessionStatus } from '../../generated/prisma/enums.ts';
import type { Db } from '../../platform/db.ts';

export interface OwnLessonRow {
  id: string;
  type: LessonType;
  completionType: string | null;
  /** Null for a lesson that was added after the enrolment and not opened yet. */
  sessionId: string | null;
  status: SessionStatus | null;
  beganAt: Date | null;
  isRequired: boolean | null;
}

/**
 * A participant's way through the class, in order: what is offered now, and the lessons begun that were taken out since.
 * The order is the one in which the class page lists them.
 */
export const findOwnLessons = (db: Db, { id, classId }: { id: string; classId: string }) =>
  db.$queryRaw<OwnLessonRow[]>`
    SELECT l.id, l.type, l.setting->>'completionType' AS "completionType", s.id AS "sessionId", s.status, s."beganAt", s."isRequired"
    FROM "Lesson" l
    LEFT JOIN "Section" c ON c.id = l."sectionId"
    LEFT JOIN "LessonSession" s ON s."lessonId" = l.id AND s."participantId" = ${id}::uuid
    WHERE l."classId" = ${classId}::uuid AND (l."retiredAt" IS NULL AND l."isComplete" OR s."beganAt" IS NOT NULL)
    ORDER BY c.position NULLS LAST, c.id, l.position, l.id`;

/** The outlines of new participants: the first lesson is open, the others wait for their turn. */
export const insertOutlineSessions = (db: Db, participantIds: readonly string[]) =>
  db.$executeRaw`
    INSERT INTO "LessonSession" ("participantId", "lessonId", status)
    SELECT p.id, l.id, (CASE WHEN row_number() OVER (PARTITION BY p.id ORDER BY c.position, c.id, l.position, l.id) = 1 THEN 'not_started' ELSE 'pending' END)::"SessionStatus"
    FROM "Participant" p
    JOIN "Lesson" l ON l."classId" = p."classId"
    JOIN "Section" c ON c.id = l."sectionId"
    WHERE p.id = ANY(${participantIds}::uuid[]) AND l."retiredAt" IS NULL AND l."isComplete"`;
