import type { ClassFormat } from '../../generated/prisma/enums.ts';
import { Prisma, type Db, type RunSql } from '../../platform/db.ts';
import { byRef } from '../../platform/refs.ts';
import { classIs, classIsVisible, classPageColumns, classPageFrom, type ClassPageRow } from '../catalog/index.ts';
import { outlineSql, type OutlineReader, type OutlineSectionRow } from './outline.queries.ts';

export interface ProgramPageRow extends ClassPageRow {
  format: ClassFormat;
  completionMessage: string | null;
  reviewReason: string | null;
  sections: OutlineSectionRow[];
}

/** A mitra's program: another one's class is not found by it, nor is a webinar, which is made elsewhere. */
export const ownProgram = (ref: string, mitraId: string) =>
  ({ ...byRef(ref), kind: 'program', mitraId }) satisfies Prisma.ClassWhereInput;

export const findVisibleProgram = (sql: RunSql, ref: string, viewerId: string | null) =>
  findPage(sql, ref, viewerId, classIsVisible, 'learner');
export const findOwnProgram = (sql: RunSql, ref: string, participantUserId: string) =>
  findPage(sql, ref, participantUserId, Prisma.sql`p.id IS NOT NULL`, 'learner');
export const findMitraProgram = (sql: RunSql, ref: string, mitraId: string) =>
  findPage(sql, ref, null, Prisma.sql`c."mitraId" = ${mitraId}::uuid`, 'maker');

/** All of a class's page in one round trip. */
async function findPage(
  sql: RunSql,
  ref: string,
  viewerId: string | null,
  condition: Prisma.Sql,
  reader: OutlineReader,
): Promise<ProgramPageRow | null> {
  const [row] = await sql<ProgramPageRow>(Prisma.sql`
    SELECT ${classPageColumns}, c.format, c."completionMessage", c."reviewReason", ${outlineSql(Prisma.sql`c.id`, { participantId: Prisma.sql`p.id`, reader })} AS sections
    FROM ${classPageFrom(viewerId)}
    WHERE c.kind = 'program' AND ${classIs(ref)} AND ${condition}`);
  return row ?? null;
}

const listColumns = {
  id: true,
  code: true,
  format: true,
  title: true,
  slug: true,
  thumbnail: true,
  salePrice: true,
  statusApprove: true,
  archiveAt: true,
  updatedAt: true,
  participantCount: true,
  lessonCount: true,
} satisfies Prisma.ClassSelect;

export interface ProgramPage {
  where: Prisma.ClassWhereInput;
  orderBy: Prisma.ClassOrderByWithRelationInput[];
  skip: number;
  take: number;
}
export const findMitraPrograms = (db: Db, page: ProgramPage) => db.class.findMany({ ...page, select: listColumns });
export type MitraProgramRow = Awaited<ReturnType<typeof findMitraPrograms>>[number];
export const countMitraPrograms = (db: Db, where: Prisma.ClassWhereInput) => db.class.count({ where });

export const insertProgram = (db: Db, fields: Omit<Prisma.ClassUncheckedCreateInput, 'id'>) =>
  db.class.create({ data: fields, select: { id: true } });
export const updateProgram = (db: Db, id: string, fields: Prisma.ClassUncheckedUpdateInput) =>
  db.class.update({ where: { id }, data: fields });
export const countCategories = (db: Db, id: string) => db.category.count({ where: { id } });

export async function lockProgramForDeletion(tx: Db, where: Prisma.ClassWhereInput) {
  const program = await tx.class.findFirst({ where, select: { id: true } });
  if (program) await tx.$executeRaw`SELECT FROM "Class" WHERE id = ${program.id}::uuid FOR UPDATE`;
}
/** Nothing hangs on what is deleted: nobody takes part, nobody ordered, and no bundle holds it. */
export async function deleteUnusedProgram(db: Db, id: string) {
  const { count } = await db.class.deleteMany({
    where: { id, participants: { none: {} }, orderLines: { none: {} }, bundleItems: { none: {} } },
  });
  return count === 1;
}
/** What keeps a class from being deleted. */
export async function countUses(db: Db, id: string) {
  const { _count } = await db.class.findUniqueOrThrow({
    where: { id },
    select: { _count: { select: { participants: true, bundleItems: true } } },
  });
  return _count;
}
