import type { ClassKind, LessonType } from '../../generated/prisma/enums.ts';
import type { Db } from '../../platform/db.ts';

export interface AskerRow {
  userId: string;
  email: string;
  fullname: string;
  question: string;
  class: string;
  slug: string;
  classType: ClassKind;
  /** Lesson that the question is about; null on the page of a class. */
  lesson: { id: string; title: string; type: LessonType; position: number } | null;
  sectionId: string | null;
  sectionIndex: number;
  /** Null for an asker who teaches, and so is not a participant. */
  participantId: string | null;
}

/** The asker of a question, and its location; null for a closed account. */
export async function findAsker(tx: Db, questionId: string) {
  const [row] = await tx.$queryRaw<AskerRow[]>`
    SELECT u.id AS "userId", u.email, u.fullname, d.content AS question, c.title AS class, c.slug, c.kind AS "classType",
      CASE WHEN l.id IS NOT NULL THEN json_build_object('id', l.id, 'title', l.title, 'type', l.type, 'position', l.position) END AS lesson, s.id AS "sectionId", coalesce(s.position, 0) AS "sectionIndex",
      p.id AS "participantId"
    FROM "Discussion" d
    JOIN "User" u ON u.id = d."userId" AND u."deactivatedAt" IS NULL
    JOIN "Class" c ON c.id = d."classId"
    LEFT JOIN "Lesson" l ON l.id = d."lessonId"
    LEFT JOIN "Section" s ON s.id = l."sectionId"
    LEFT JOIN "Participant" p ON p."classId" = c.id AND p."userId" = u.id
    WHERE d.id = ${questionId}::uuid`;
  return row ?? null;
}
