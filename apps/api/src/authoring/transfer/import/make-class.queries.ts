import type { Db, Prisma } from '../../../platform/db.ts';

export async function findTopicId(db: Db, slug: string) {
  const topic = await db.category.findUnique({ where: { slug }, select: { id: true } });
  return topic?.id ?? null;
}
export async function findTopicSlugs(db: Db) {
  const topics = await db.category.findMany({ select: { slug: true } });
  return new Set(topics.map(({ slug }) => slug));
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const select = { id: true } as const;

/** Each of these inserts rows of a new class, and returns their ids in the same order. */
export const insertSections = async (tx: Db, data: Prisma.WorkingSectionCreateManyInput[]) =>
  idsOf(await tx.workingSection.createManyAndReturn({ data, select }));
export const insertLessons = async (tx: Db, data: Prisma.WorkingLessonCreateManyInput[]) =>
  idsOf(await tx.workingLesson.createManyAndReturn({ data, select }));
export const insertEducators = async (tx: Db, data: Prisma.EducatorCreateManyInput[]) =>
  idsOf(await tx.educator.createManyAndReturn({ data, select }));
