import type { ApprovalState, ClassKind } from '../../generated/prisma/enums.ts';
import { reachedBy, type Reach } from '../../platform/class-access.ts';
import type { Db, Prisma } from '../../platform/db.ts';
import { byRef } from '../../platform/refs.ts';

/**
 * Limits to a class of a kind to which the partner has access; one of another kind, or of another mitra, is not found.
 */
export const ownClass = (kind: ClassKind) => (partner: Reach, ref: string) =>
  ({ ...byRef(ref), kind, ...reachedBy(partner) }) satisfies Prisma.ClassWhereInput;

/** Texts of a class, which the working version has too. */
type Texts = Omit<Prisma.WorkingClassUncheckedCreateInput, 'classId'>;

export const insertClass = (
  db: Db,
  texts: Texts,
  fields: Omit<Prisma.ClassUncheckedCreateInput, keyof Texts | 'working'>,
) => db.class.create({ data: { ...fields, ...texts, working: { create: texts } }, select: { id: true } });

/** Finds the initial data of a class's copy. */
export async function findDuplicated(db: Db, where: Prisma.ClassWhereInput) {
  const row = await db.class.findFirst({
    where,
    select: {
      id: true,
      format: true,
      salePrice: true,
      normalPrice: true,
      working: { omit: { classId: true } },
    },
  });
  return row && { ...row, working: row.working! };
}
/** Copies the sections and lessons of a working version to a class that has none. */
export const copyWorkingOutline = (db: Db, fromId: string, toId: string, now: Date) => db.$executeRaw`
  WITH section AS (
    SELECT id, uuidv7() AS "newId", title, position FROM "WorkingSection" WHERE "classId" = ${fromId}::uuid
  ), copied AS (
    INSERT INTO "WorkingSection" (id, "classId", title, position) SELECT "newId", ${toId}::uuid, title, position FROM section
  )
  INSERT INTO "WorkingLesson" ("classId", "sectionId", type, title, slug, content, setting, position, "isComplete", "unfinishedQuestions", "durationSeconds", "updatedAt")
  SELECT ${toId}::uuid, section."newId", l.type, l.title, l.slug, l.content, l.setting, l.position, l."isComplete", l."unfinishedQuestions", l."durationSeconds", ${now}
  FROM "WorkingLesson" l JOIN section ON section.id = l."sectionId"`;

export const updateWorkingTexts = (db: Db, classId: string, texts: Partial<Texts>) =>
  db.workingClass.update({ where: { classId }, data: texts });
export const updateClass = (db: Db, id: string, fields: Prisma.ClassUncheckedUpdateInput) =>
  db.class.update({ where: { id }, data: fields });
export interface Prices {
  salePrice: number | null;
  normalPrice: number | null;
  promotionEndsAt: Date | null;
}

export const findClassState = (db: Db, where: Prisma.ClassWhereInput) =>
  db.class.findFirst({ where, select: { statusApprove: true } });

/** Returns the prices of a class; locks it until the transaction ends. */
export async function lockPrices(tx: Db, where: Prisma.ClassWhereInput) {
  const program = await tx.class.findFirst({ where, select: { id: true } });
  if (!program) return null;
  const [row] = await tx.$queryRaw<(Prices & { id: string; statusApprove: ApprovalState })[]>`
    SELECT id, "statusApprove", "salePrice", "normalPrice", "promotionEndsAt" FROM "Class" WHERE id = ${program.id}::uuid FOR NO KEY UPDATE`;
  return row ?? null;
}
export const countCategories = (db: Db, id: string) => db.category.count({ where: { id } });

export async function lockForDeletion(tx: Db, where: Prisma.ClassWhereInput) {
  const program = await tx.class.findFirst({ where, select: { id: true } });
  if (program) await tx.$executeRaw`SELECT FROM "Class" WHERE id = ${program.id}::uuid FOR UPDATE`;
}
/** Deletes a class without participants, orders or bundles. Returns whether it did. */
export async function deleteUnusedClass(db: Db, id: string) {
  const { count } = await db.class.deleteMany({
    where: { id, participants: { none: {} }, orderLines: { none: {} }, bundleItems: { none: {} } },
  });
  return count === 1;
}
/** Counts the uses that prevent the deletion of a class. */
export async function countUses(db: Db, id: string) {
  const { _count } = await db.class.findUniqueOrThrow({
    where: { id },
    select: { _count: { select: { participants: true, bundleItems: true } } },
  });
  return _count;
}
