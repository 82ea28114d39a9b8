import { buildableLessonTypes } from '@sinau/contracts/lesson/lesson.rules';
import type { LessonType } from '../../generated/prisma/enums.ts';
import { reachedBy, type Reach } from '../../platform/class-access.ts';
import type { Db, Prisma } from '../../platform/db.ts';

/** The lessons of the classes that a partner reaches, if they can be built and are part of an outline. */
const offeredBy = (partner: Reach) =>
  ({
    class: reachedBy(partner),
    type: { in: [...buildableLessonTypes] },
    retiredAt: null,
    sectionId: { not: null },
  }) satisfies Prisma.LessonWhereInput;

export const findLesson = (db: Db, partner: Reach, id: string) =>
  db.lesson.findFirst({ where: { id, ...offeredBy(partner) } });
export type LessonRow = NonNullable<Awaited<ReturnType<typeof findLesson>>>;

export const findSection = (db: Db, partner: Reach, id: string) =>
  db.section.findFirst({ where: { id, class: reachedBy(partner) } });

interface LessonFields {
  title: string;
  slug: string;
  content: Prisma.InputJsonObject;
  setting: Prisma.InputJsonObject;
  isComplete: boolean;
  /** Of a quiz. */
  unfinishedQuestions?: number;
  durationSeconds: number;
}

export async function insertLesson(
  db: Db,
  lesson: LessonFields & { classId: string; sectionId: string; type: LessonType },
) {
  const { _max } = await db.lesson.aggregate({ where: { sectionId: lesson.sectionId }, _max: { position: true } });
  return db.lesson.create({ data: { ...lesson, position: (_max.position ?? -1) + 1 } });
}

/** Null if the lesson changed or was removed since this revision was read. */
export async function updateLesson(db: Db, id: string, revision: number, fields: LessonFields) {
  const [updated] = await db.lesson.updateManyAndReturn({
    where: { id, revision, retiredAt: null },
    data: { ...fields, revision: { increment: 1 } },
  });
  return updated ?? null;
}

/** The slugs of a class's lessons that begin like this, including those of retired lessons. */
export async function findLessonSlugs(db: Db, classId: string, beginning: string, exceptId?: string) {
  const rows = await db.lesson.findMany({
    where: { classId, slug: { startsWith: beginning }, ...(exceptId && { id: { not: exceptId } }) },
    select: { slug: true },
  });
  return new Set(rows.map(({ slug }) => slug));
}
