import type { Db } from '../../platform/db.ts';

/** Finds the slugs of a class's lessons in both versions, including retired lessons, with the ids of their lessons. */
export const findSlugs = (db: Db, classId: string) => db.$queryRaw<{ id: string; slug: string }[]>`
  SELECT id, slug FROM "WorkingLesson" WHERE "classId" = ${classId}::uuid UNION ALL SELECT id, slug FROM "Lesson" WHERE "classId" = ${classId}::uuid`;

export const findLessonToCopy = (db: Db, id: string, classId: string) =>
  db.workingLesson.findFirst({ where: { id, classId }, select: { title: true, sectionId: true, position: true } });

export const findSectionToCopy = (db: Db, id: string, classId: string) =>
  db.workingSection.findFirst({
    where: { id, classId },
    select: {
      title: true,
      position: true,
      lessons: { orderBy: [{ position: 'asc' }, { id: 'asc' }], select: { id: true, slug: true } },
    },
  });

export const findSectionsOf = (db: Db, classId: string) =>
  db.workingSection.findMany({ where: { classId }, orderBy: { position: 'asc' }, select: { id: true } });

/** Makes room at a position of a section, unless it is free; null is the end. Returns the position. */
export async function openLessonPosition(tx: Db, sectionId: string, position: number | null) {
  if (position === null) {
    const { _max } = await tx.workingLesson.aggregate({ where: { sectionId }, _max: { position: true } });
    return (_max.position ?? -1) + 1;
  }
  await tx.$executeRaw`
    UPDATE "WorkingLesson" SET position = position + 1 WHERE "sectionId" = ${sectionId}::uuid AND position >= ${position}
      AND EXISTS (SELECT FROM "WorkingLesson" t WHERE t."sectionId" = ${sectionId}::uuid AND t.position = ${position})`;
  return position;
}

/** Inserts a section at a position of its class, and makes room there unless it is free. */
export async function insertSectionAt(
  tx: Db,
  section: { id?: string | undefined; classId: string; title: string; position: number },
) {
  const { id, classId, title, position } = section;
  await tx.$executeRaw`
    UPDATE "WorkingSection" SET position = position + 1 WHERE "classId" = ${classId}::uuid AND position >= ${position}
      AND EXISTS (SELECT FROM "WorkingSection" t WHERE t."classId" = ${classId}::uuid AND t.position = ${position})`;
  return tx.workingSection.create({ data: { ...(id && { id }), classId, title, position }, select: { id: true } });
}

interface LessonCopy {
  /** Id of the lesson to copy. */
  from: string;
  id?: string | undefined;
  title?: string;
  slug: string;
  sectionId: string;
  position: number;
}

/** Copies lessons within their class. Fields that are not named equal the original's, except revision and times. */
export const copyLessons = (tx: Db, copies: readonly LessonCopy[], now: Date) => tx.$executeRaw`
  INSERT INTO "WorkingLesson"
  SELECT whole.* FROM jsonb_array_elements(${JSON.stringify(copies)}::jsonb) AS copy (fields)
  JOIN "WorkingLesson" l ON l.id = (copy.fields->>'from')::uuid,
    LATERAL jsonb_populate_record(NULL::"WorkingLesson", to_jsonb(l)
      || jsonb_build_object('id', uuidv7(), 'revision', 1, 'createdAt', ${now}::timestamptz, 'updatedAt', ${now}::timestamptz) || copy.fields) AS whole`;
