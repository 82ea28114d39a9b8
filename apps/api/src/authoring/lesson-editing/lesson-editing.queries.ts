import type { LessonType } from '../../generated/prisma/enums.ts';
import { reachedBy, type Reach } from '../../platform/class-access.ts';
import type { Db, Prisma } from '../../platform/db.ts';

/** Finds a lesson in the working version of a class to which the partner has access. */
export const findLesson = (db: Db, partner: Reach, id: string) =>
  db.workingLesson.findFirst({ where: { id, class: reachedBy(partner) } });

export const findSection = (db: Db, partner: Reach, id: string) =>
  db.workingSection.findFirst({
    where: { id, class: reachedBy(partner) },
    select: { classId: true, class: { select: { kind: true, format: true } }, _count: { select: { lessons: true } } },
  });
export type SectionRow = NonNullable<Awaited<ReturnType<typeof findSection>>>;

interface LessonFields {
  title: string;
  slug: string;
  content: Prisma.InputJsonObject;
  setting: Prisma.InputJsonObject;
  isComplete: boolean;
  /** Number for a quiz. */
  unfinishedQuestions?: number;
  durationSeconds: number;
}

export async function insertLesson(
  db: Db,
  { id, ...lesson }: LessonFields & { id?: string | undefined; classId: string; sectionId: string; type: LessonType },
) {
  const { _max } = await db.workingLesson.aggregate({
    where: { sectionId: lesson.sectionId },
    _max: { position: true },
  });
  return db.workingLesson.create({ data: { ...(id && { id }), ...lesson, position: (_max.position ?? -1) + 1 } });
}

/** Updates a lesson; null if it changed or was removed since this revision was read. */
export async function updateLesson(db: Db, id: string, revision: number, fields: LessonFields) {
  const [updated] = await db.workingLesson.updateManyAndReturn({
    where: { id, revision },
    data: { ...fields, revision: { increment: 1 } },
  });
  return updated ?? null;
}

export const renameLesson = (db: Db, id: string, fields: Pick<LessonFields, 'title' | 'slug'>) =>
  db.workingLesson.update({ where: { id }, data: { ...fields, revision: { increment: 1 } } });
/** Gives the session of a webinar the title of its lesson; sections of programs have names of their own. */
export const renameWebinarSession = (db: Db, id: string, title: string) =>
  db.workingSection.updateMany({ where: { id, class: { kind: 'webinar' } }, data: { title } });

/** Finds the slugs of a class's lessons with this prefix, in both versions and of retired lessons. */
export async function findLessonSlugs(db: Db, classId: string, beginning: string, exceptId?: string) {
  const where = { classId, slug: { startsWith: beginning }, ...(exceptId && { id: { not: exceptId } }) };
  const select = { slug: true };
  const rows = await db.workingLesson.findMany({ where, select });
  rows.push(...(await db.lesson.findMany({ where, select })));
  return new Set(rows.map(({ slug }) => slug));
}
