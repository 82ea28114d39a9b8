import type { Db } from '../../platform/db.ts';

/** Adds a section at the end. */
export async function insertSection(db: Db, section: { id?: string | undefined; classId: string; title: string }) {
  const { id, classId, title } = section;
  const { _max } = await db.workingSection.aggregate({ where: { classId }, _max: { position: true } });
  return db.workingSection.create({
    data: { ...(id && { id }), classId, title, position: (_max.position ?? -1) + 1 },
    select: { id: true },
  });
}

/** Renames a section. False if its current title differs from the named one; null if there is none. */
export async function updateSection(
  db: Db,
  { formerTitle, ...where }: { id: string; classId: string; formerTitle?: string | undefined },
  title: string,
) {
  const named = { ...where, ...(formerTitle !== undefined && { title: formerTitle }) };
  const { count } = await db.workingSection.updateMany({ where: named, data: { title } });
  if (count === 1) return true;
  return (await db.workingSection.count({ where })) > 0 ? false : null;
}

/** Finds the ids of a class's sections and lessons in order, as its makers see them. */
export async function findOrder(db: Db, classId: string) {
  const order = [{ position: 'asc' as const }, { id: 'asc' as const }];
  const rows = await db.workingSection.findMany({
    where: { classId },
    orderBy: order,
    select: { id: true, lessons: { orderBy: order, select: { id: true } } },
  });
  return rows.map(({ id, lessons }) => ({ id, lessonIds: lessons.map((lesson) => lesson.id) }));
}

export const updateSectionOrder = (db: Db, ids: readonly string[]) => db.$executeRaw`
  UPDATE "WorkingSection" s SET position = place.number - 1 FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS place (id, number) WHERE s.id = place.id`;

export const updateLessonOrder = (db: Db, sectionId: string, ids: readonly string[]) => db.$executeRaw`
  UPDATE "WorkingLesson" l SET "sectionId" = ${sectionId}::uuid, position = place.number - 1 FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS place (id, number) WHERE l.id = place.id`;
