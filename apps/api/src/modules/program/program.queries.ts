import type { QueryOf } from '@sinau/contracts';
import type { MakerState } from '@sinau/contracts/authoring/authoring.rules';
import type { Condition } from '@sinau/contracts/list-query';
import type { programEndpoints } from '@sinau/contracts/program/program.endpoints';
import type { ApprovalState, ClassFormat } from '../../generated/prisma/enums.ts';
import { reachedBy, sqlReachedBy, type Reach } from '../../platform/class-access.ts';
import { Prisma, type Db, type RunSql } from '../../platform/db.ts';
import { underscored } from '../../platform/enum-names.ts';
import { conditionOf, prismaList, readPage } from '../../platform/list.ts';
import { byRef } from '../../platform/refs.ts';
import { classPageSql, isVisible, mitraBriefColumns, type ClassPageRow } from '../catalog/index.ts';
import { outlineSql, workingOutlineSql, type OutlineSectionRow } from './outline.queries.ts';

export interface ProgramPageRow extends ClassPageRow {
  format: ClassFormat;
  submittedAt: Date | null;
  reviewReason: string | null;
  allowsNewsWriting: boolean;
  sections: OutlineSectionRow[];
}

/** A program that the partner reaches; a webinar, or a class of another mitra, is not found. */
export const ownProgram = (partner: Reach, ref: string) =>
  ({ ...byRef(ref), kind: 'program', ...reachedBy(partner) }) satisfies Prisma.ClassWhereInput;

export const findVisibleProgram = (sql: RunSql, viewerId: string | null, ref: string) =>
  findLive(sql, viewerId, ref, isVisible);
export const findOwnProgram = (sql: RunSql, userId: string, ref: string) =>
  findLive(sql, userId, ref, ({ participant }) => Prisma.sql`${participant}.id IS NOT NULL`);

/** Everything that the page of a class shows, in one round trip. */
async function findLive(sql: RunSql, viewerId: string | null, ref: string, condition: typeof isVisible) {
  const columns: typeof isVisible = ({ class: c, participant }) =>
    Prisma.sql`${c}.format, NULL::timestamptz AS "submittedAt", ${c}."reviewReason", false AS "allowsNewsWriting", ${outlineSql(Prisma.sql`${c}.id`, Prisma.sql`${participant}.id`)} AS sections`;
  const page = { kind: 'program', ref, viewerId, version: 'live' } as const;
  const [row] = await sql<ProgramPageRow>(classPageSql(page, columns, condition));
  return row ?? null;
}

/** The working version of a class that the partner reaches. */
export const findMitraProgram = (sql: RunSql, partner: Reach, ref: string) =>
  findWorkingProgram(sql, ref, ({ class: c }) => sqlReachedBy(c, partner));

export async function findWorkingProgram(sql: RunSql, ref: string, condition: typeof isVisible) {
  const columns: typeof isVisible = ({ class: c }) =>
    Prisma.sql`${c}.format, ${c}."submittedAt", ${c}."reviewReason", ${c}."allowsNewsWriting", ${workingOutlineSql(Prisma.sql`${c}.id`)} AS sections`;
  const page = { kind: 'program', ref, viewerId: null, version: 'working' } as const;
  const [row] = await sql<ProgramPageRow>(classPageSql(page, columns, condition));
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
  hasChanges: true,
  _count: { select: { workingLessons: true } },
  ratingAverage: true,
  ratingCount: true,
  mitra: { select: mitraBriefColumns },
  educators: { orderBy: { position: 'asc' }, select: { id: true, name: true, title: true, photo: true } },
} satisfies Prisma.ClassSelect;

export type MitraProgramRow = Prisma.ClassGetPayload<{ select: typeof listColumns }>;

const inState = (state: MakerState): Prisma.ClassWhereInput =>
  state === 'publish' || state === 'changed'
    ? { statusApprove: 'publish', hasChanges: state === 'changed' }
    : { statusApprove: state };
const inStates = (states: Condition<MakerState>): Prisma.ClassWhereInput => {
  if (typeof states === 'string') return inState(states);
  if (Array.isArray(states)) return { OR: states.map(inState) };
  return states.ne ? { NOT: inState(states.ne) } : {};
};

type MineQuery = QueryOf<typeof programEndpoints.mine>;
const mitraList = prismaList<MineQuery, Prisma.ClassWhereInput, Prisma.ClassOrderByWithRelationInput>({
  keyword: (title) => [{ title }],
  sort: {
    updatedAt: (updatedAt) => ({ updatedAt }),
    title: (title) => ({ title }),
    salePrice: (salePrice) => ({ salePrice }),
  },
  filter: {
    statusApprove: inStates,
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

/** The texts of a class, which the working version has too. */
type Texts = Omit<Prisma.WorkingClassUncheckedCreateInput, 'classId'>;

export const insertProgram = (
  db: Db,
  texts: Texts,
  fields: Omit<Prisma.ClassUncheckedCreateInput, keyof Texts | 'working'>,
) => db.class.create({ data: { ...fields, ...texts, working: { create: texts } }, select: { id: true } });

/** What a copy of a class begins with. */
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
export const updateProgram = (db: Db, id: string, fields: Prisma.ClassUncheckedUpdateInput) =>
  db.class.update({ where: { id }, data: fields });
export interface Prices {
  salePrice: number | null;
  normalPrice: number | null;
  promotionEndsAt: Date | null;
}

export const findProgramState = (db: Db, where: Prisma.ClassWhereInput) =>
  db.class.findFirst({ where, select: { statusApprove: true } });

/** What a class costs; locks it until the transaction ends. */
export async function lockPrices(tx: Db, where: Prisma.ClassWhereInput) {
  const program = await tx.class.findFirst({ where, select: { id: true } });
  if (!program) return null;
  const [row] = await tx.$queryRaw<(Prices & { id: string; statusApprove: ApprovalState })[]>`
    SELECT id, "statusApprove", "salePrice", "normalPrice", "promotionEndsAt" FROM "Class" WHERE id = ${program.id}::uuid FOR NO KEY UPDATE`;
  return row ?? null;
}
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
