import type { LessonType, SessionStatus } from '../../generated/prisma/enums.ts';
import { Prisma, type Db } from '../../platform/db.ts';

export interface OutlineLessonRow {
  id: string;
  type: LessonType;
  title: string;
  slug: string;
  isComplete: boolean;
  /** Null for everybody but a participant, and for lessons that were added after the enrolment. */
  sessionId: string | null;
  sessionStatus: SessionStatus | null;
}
export interface OutlineSectionRow {
  id: string;
  title: string;
  lessons: OutlineLessonRow[];
}

const lessonJson = Prisma.sql`json_build_object(
  'id', l.id, 'type', l.type, 'title', l.title, 'slug', l.slug, 'isComplete', l."isComplete", 'sessionId', s.id, 'sessionStatus', s.status)`;

/**
 * The outline of a class as one JSON value: what is offered now and, to a participant, also the retired lessons begun.
 * Those whose section is gone come last, in a section that carries the class's id.
 */
export const outlineSql = (classId: Prisma.Sql, participantId: Prisma.Sql) => Prisma.sql`(
  SELECT coalesce(json_agg(json_build_object('id', part.id, 'title', part.title, 'lessons', part.lessons) ORDER BY part.position, part.id), '[]')
  FROM (
    SELECT c.id, c.title, c.position, coalesce(json_agg(${lessonJson} ORDER BY l.position, l.id) FILTER (WHERE l.id IS NOT NULL AND (l."retiredAt" IS NULL OR s.id IS NOT NULL)), '[]') AS lessons
    FROM "Section" c
    LEFT JOIN "Lesson" l ON l."sectionId" = c.id
    LEFT JOIN "LessonSession" s ON s."lessonId" = l.id AND s."participantId" = ${participantId}
    WHERE c."classId" = ${classId}
    GROUP BY c.id
    UNION ALL
    SELECT l."classId", 'Materi yang sudah ditarik', NULL, json_agg(${lessonJson} ORDER BY l.position, l.id)
    FROM "Lesson" l
    JOIN "LessonSession" s ON s."lessonId" = l.id AND s."participantId" = ${participantId}
    WHERE l."classId" = ${classId} AND l."sectionId" IS NULL
    GROUP BY l."classId"
  ) part)`;

/** The outline as a participant has it; without one, what the class offers. */
export async function findOutline(db: Db, classId: string, participantId: string | null = null) {
  const [row] = await db.$queryRaw<{ sections: OutlineSectionRow[] }[]>`
    SELECT ${outlineSql(Prisma.sql`${classId}::uuid`, Prisma.sql`${participantId}::uuid`)} AS sections`;
  return row!.sections;
}
