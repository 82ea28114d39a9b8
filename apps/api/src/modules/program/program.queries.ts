import type { QueryOf } from '@sinau/contracts';
import type { programEndpoints } from '@sinau/contracts/program/program.endpoints';
import type { ClassFormat } from '../../generated/prisma/enums.ts';
import { reachedBy, sqlReachedBy, type Reach } from '../../platform/class-access.ts';
import { Prisma, type Db, type RunSql } from '../../platform/db.ts';
import { underscored } from '../../platform/enum-names.ts';
import { conditionOf, prismaList, readPage } from '../../platform/list.ts';
import { byRef } from '../../platform/refs.ts';
import { classPageSql, isVisible, mitraBriefColumns, type ClassPageRow } from '../catalog/index.ts';
import { outlineSql, type OutlineReader, type OutlineSectionRow } from './outline.queries.ts';

export interface ProgramPageRow extends ClassPageRow {
  format: ClassFormat;
  completionMessage: string | null;
  reviewReason: string | null;
  sections: OutlineSectionRow[];
}

/** A program that the partner reaches; a webinar, or a class of another mitra, is not found. */
export const ownProgram = (partner: Reach, ref: string) =>
  ({ ...byRef(ref), kind: 'program', ...reachedBy(partner) }) satisfies Prisma.ClassWhereInput;

export const findVisibleProgram = (sql: RunSql, viewerId: string | null, ref: string) =>
  findPage(sql, viewerId, ref, isVisible, 'learner');
export const findOwnProgram = (sql: RunSql, userId: string, ref: string) =>
  findPage(sql, userId, ref, ({ participant }) => Prisma.sql`${participant}.id IS NOT NULL`, 'learner');
export const findMitraProgram = (sql: RunSql, partner: Reach, ref: string) =>
  findPage(sql, null, ref, ({ class: c }) => sqlReachedBy(c, partner), 'maker');

/** Everything that the page of a class shows, in one round trip. */
async function findPage(
  sql: RunSql,
  viewerId: string | null,
  ref: string,
  condition: typeof isVisible,
  reader: OutlineReader,
): Promise<ProgramPageRow | null> {
  const columns: typeof isVisible = ({ class: c, participant }) => {
    const outline = outlineSql(Prisma.sql`${c}.id`, { participantId: Prisma.sql`${participant}.id`, reader });
    return Prisma.sql`${c}.format, ${c}."completionMessage", ${c}."reviewReason", ${outline} AS sections`;
  };
  const [row] = await sql<ProgramPageRow>(classPageSql({ kind: 'program', ref, viewerId }, columns, condition));
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
  ratingAverage: true,
  ratingCount: true,
  mitra: { select: mitraBriefColumns },
} satisfies Prisma.ClassSelect;

export type MitraProgramRow = Prisma.ClassGetPayload<{ select: typeof listColumns }>;

type MineQuery = QueryOf<typeof programEndpoints.mine>;
const mitraList = prismaList<MineQuery, Prisma.ClassWhereInput, Prisma.ClassOrderByWithRelationInput>({
  keyword: (title) => [{ title }],
  sort: {
    updatedAt: (updatedAt) => ({ updatedAt }),
    title: (title) => ({ title }),
    salePrice: (salePrice) => ({ salePrice }),
  },
  filter: {
    statusApprove: (condition) => ({ statusApprove: conditionOf(condition) }) as Prisma.ClassWhereInput,
    format: (condition) => ({ format: conditionOf(condition, underscored) }) as Prisma.ClassWhereInput,
  },
  fallback: [['updatedAt', 'desc']],
  tieBreak: { id: 'desc' },
});

/** The programs that a partner reaches, either the archived ones or the others. */
export function findMitraPrograms(db: Db, partner: Reach, query: MineQuery, isArchived: boolean) {
  const scope = { kind: 'program' as const, ...reachedBy(partner), archiveAt: isArchived ? { not: null } : null };
  const { where, ...page } = mitraList(query, scope);
  return readPage(db.class.findMany({ where, ...page, select: listColumns }), db.class.count({ where }));
}

export const insertProgram = (db: Db, fields: Omit<Prisma.ClassUncheckedCreateInput, 'id'>) =>
  db.class.create({ data: fields, select: { id: true } });
export const updateProgram = (db: Db, id: string, fields: Prisma.ClassUncheckedUpdateInput) =>
  db.class.update({ where: { id }, data: fields });
export const countCategories = (db: Db, id: string) => db.category.count({ where: { id } });

export async function lockProgramForDeletion(tx: Db, where: Prisma.ClassWhereInput) {
  const program = await tx.class.findFirst({ where, select: { id: true } });
  if (program) await tx.$executeRaw`SELECT FROM "Class" WHERE id = ${program.id}::uuid FOR UPDATE`;
}
/** Deletes a class that has no participants and no orders, and is in no bundle. Returns whether it did. */
export async function deleteUnusedProgram(db: Db, id: string) {
  const { count } = await db.class.deleteMany({
    where: { id, participants: { none: {} }, orderLines: { none: {} }, bundleItems: { none: {} } },
  });
  return count === 1;
}
/** The uses that keep a class from being deleted. */
export async function countUses(db: Db, id: string) {
  const { _count } = await db.class.findUniqueOrThrow({
    where: { id },
    select: { _count: { select: { participants: true, bundleItems: true } } },
  });
  return _count;
}
