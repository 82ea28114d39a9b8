import type { LessonType, SessionStatus } from '../../generated/prisma/enums.ts';
import type { Db } from '../../platform/db.ts';

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

/**
 * The lessons of a participant, in the order of the class page: those that are offered now, and the retired lessons that
 * the participant had begun.
 */
export const findOwnLessons = (db: Db, { id, classId }: { id: string; classId: string }) =>
  db.$queryRaw<OwnLessonRow[]>`
    SELECT l.id, l.type, l.setting->>'completionType' AS "completionType", s.id AS "sessionId", s.status, s."beganAt", s."isRequired"
    FROM "Lesson" l
    LEFT JOIN "Section" c ON c.id = l."sectionId"
    LEFT JOIN "LessonSession" s ON s."lessonId" = l.id AND s."participantId" = ${id}::uuid
    WHERE l."classId" = ${classId}::uuid AND (l."retiredAt" IS NULL AND l."isComplete" OR s."beganAt" IS NOT NULL)
    ORDER BY c.position NULLS LAST, c.id, l.position, l.id`;
