import type { Db, Prisma } from '../../platform/db.ts';

const order = [{ position: 'asc' as const }, { id: 'asc' as const }];

interface PartLesson {
  readonly sectionId: string;
  readonly content: Prisma.JsonValue;
}

/**
 * Finds the lessons in the section of a lesson that play a part of the same package, in their order. `emptied` is the
 * section if it has no others, and `before` the one before it.
 */
export async function findPackageLessons(db: Db, classId: string, { sectionId, content }: PartLesson) {
  const sections = await db.workingSection.findMany({
    where: { classId },
    orderBy: order,
    select: { id: true, title: true },
  });
  const index = sections.findIndex(({ id }) => id === sectionId);
  const all = await db.workingLesson.findMany({ where: { sectionId }, orderBy: order });
  const mediaOf = (value: Prisma.JsonValue) => value as { mediaId?: string; part?: string };
  const lessons = all.filter(
    ({ type, content: own }) =>
      type === 'interactive' && mediaOf(own).part !== undefined && mediaOf(own).mediaId === mediaOf(content).mediaId,
  );
  return {
    lessons,
    sectionId,
    sectionTitle: sections[index]!.title,
    emptied: lessons.length === all.length ? sectionId : null,
    before: sections[index - 1]?.id ?? null,
  };
}
