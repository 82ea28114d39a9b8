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
  (await db.lesson.findMany({ where: { sectionId, classId, retiredAt: null }, select: { id: true } })).map(({ id }) => id);

export async function deleteSection(db: Db, id: string, classId: string) {
  const { count } = await db.section.deleteMany({ where: { id, classId } });
  return count === 1;
}
