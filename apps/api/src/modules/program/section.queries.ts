import type { Db } from '../../platform/db.ts';

export async function insertSection(db: Db, classId: string, title: string) {
  const { _max } = await db.section.aggregate({ where: { classId }, _max: { position: true } });
  await db.section.create({ data: { classId, title, position: (_max.position ?? -1) + 1 } });
}

export async function updateSection(db: Db, id: string, classId: string, title: string) {
  const { count } = await db.section.updateMany({ where: { id, classId }, data: { title } });
  return count === 1;
}

export const findLessonIds = async (db: Db, sectionId: string, classId: string) =>
  (await db.lesson.findMany({ where: { sectionId, classId, retiredAt: null }, select: { id: true } })).map(
    ({ id }) => id,
  );

export async function deleteSection(db: Db, id: string, classId: string) {
  const { count } = await db.section.deleteMany({ where: { id, classId } });
  return count === 1;
}

/** The ids of a class's sections and lessons in order, as its makers see them. */
export async function findOrder(db: Db, classId: string) {
  const order = [{ position: 'asc' as const }, { id: 'asc' as const }];
  const rows = await db.section.findMany({
    where: { classId },
    orderBy: order,
    select: { id: true, lessons: { where: { retiredAt: null }, orderBy: order, select: { id: true } } },
  });
  return rows.map(({ id, lessons }) => ({ id, lessonIds: lessons.map((lesson) => lesson.id) }));
}

export const updateSectionOrder = (db: Db, ids: readonly string[]) => db.$executeRaw`
  UPDATE "Section" s SET position = place.number - 1 FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS place (id, number) WHERE s.id = place.id`;

export const updateLessonOrder = (db: Db, sectionId: string, ids: readonly string[]) => db.$executeRaw`
  UPDATE "Lesson" l SET "sectionId" = ${sectionId}::uuid, position = place.number - 1 FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS place (id, number) WHERE l.id = place.id`;
