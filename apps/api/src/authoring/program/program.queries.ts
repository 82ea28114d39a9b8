import type { QueryOf } from '@sinau/contracts';
import type { ScheduledSession } from '@sinau/contracts/study/live/live.schemas';
import type { programEndpoints } from '@sinau/contracts/authoring/program/program.endpoints';
import type { ClassFormat } from '../../generated/prisma/enums.ts';
import { sqlReachedBy, type Reach } from '../../platform/class-access.ts';
import { Prisma, type RunSql } from '../../platform/db.ts';
import { underscored } from '../../platform/enum-names.ts';
import { conditionOf, prismaList } from '../../platform/list.ts';
import { prepare } from '../../platform/prepared.ts';
import { isUuid } from '../../platform/refs.ts';
import { classPageSql, classPagesSql, isVisible, type ClassPageRow } from '../../storefront/catalog/index.ts';
import { scheduledSessionsSql } from '../../study/live/index.ts';
import { findMitraClasses, mitraList } from './mitra-list.queries.ts';
import { outlineSql, workingOutlineSql, type OutlineSectionRow } from './outline.queries.ts';

export interface ProgramPageRow extends ClassPageRow {
  format: ClassFormat;
  cohort: string | null;
  weeklyHours: number | null;
  hasWatermark: boolean;
  sessions: ScheduledSession[];
  submittedAt: Date | null;
  reviewReason: string | null;
  allowsNewsWriting: boolean;
  sections: OutlineSectionRow[];
}

const liveColumns: typeof isVisible = ({ class: c, participant }) =>
  Prisma.sql`${c}.format, ${c}.cohort, ${c}."weeklyHours", ${c}."hasWatermark", ${scheduledSessionsSql(Prisma.sql`${c}.id`, 'live')} AS sessions, NULL::timestamptz AS "submittedAt", ${c}."reviewReason", false AS "allowsNewsWriting", ${outlineSql(Prisma.sql`${c}.id`, Prisma.sql`${participant}.id`)} AS sections`;

/** Selects everything that the page of a class shows, in one round trip. */
function livePage(condition: typeof isVisible) {
  const pageBy = (refIs: (ref: string) => Prisma.Sql) =>
    prepare((viewerId: string | null, ref: string) =>
      classPageSql({ kind: 'program', ref: refIs(ref), viewerId, version: 'live' }, liveColumns, condition),
    );
  const byId = pageBy((id) => Prisma.sql`c.id = ${id}::uuid`);
  const bySlug = pageBy((slug) => Prisma.sql`c.slug = ${slug}`);
  return async (sql: RunSql, viewerId: string | null, ref: string) => {
    const [row] = await sql<ProgramPageRow>((isUuid(ref) ? byId : bySlug)(viewerId, ref));
    return row ?? null;
  };
}
export const findVisibleProgram = livePage(isVisible);
export const findVisiblePrograms = (sql: RunSql, ids: readonly string[]) =>
  sql<ProgramPageRow>(classPagesSql(ids, { kind: 'program', viewerId: null, version: 'live' }, liveColumns, isVisible));
export const findOwnProgram = livePage(({ participant }) => Prisma.sql`${participant}.id IS NOT NULL`);

/** Finds the working version of a class to which the partner has access. */
export const findMitraProgram = (sql: RunSql, partner: Reach, ref: string) =>
  findWorkingProgram(sql, ref, ({ class: c }) => sqlReachedBy(c, partner));

const workingColumns: typeof isVisible = ({ class: c, texts }) =>
  Prisma.sql`${c}.format, ${texts}.cohort, ${texts}."weeklyHours", ${texts}."hasWatermark", ${scheduledSessionsSql(Prisma.sql`${c}.id`, 'working')} AS sessions, ${c}."submittedAt", ${c}."reviewReason", ${c}."allowsNewsWriting", ${workingOutlineSql(Prisma.sql`${c}.id`)} AS sections`;
const workingPage = { kind: 'program', viewerId: null, version: 'working' } as const;

export async function findWorkingProgram(sql: RunSql, ref: string, condition: typeof isVisible) {
  const [row] = await sql<ProgramPageRow>(classPageSql({ ...workingPage, ref }, workingColumns, condition));
  return row ?? null;
}

/** Finds the same for several classes, in the order of their ids. */
export const findWrittenPrograms = (sql: RunSql, partner: Reach, ids: readonly string[]) =>
  sql<ProgramPageRow>(classPagesSql(ids, workingPage, workingColumns, ({ class: c }) => sqlReachedBy(c, partner)));

type MineQuery = QueryOf<typeof programEndpoints.mine>;
/** Finds the programs to which a partner has access, either the archived ones or the others. */
export const findMitraPrograms = findMitraClasses(
  'program',
  prismaList<MineQuery, Prisma.ClassWhereInput, Prisma.ClassOrderByWithRelationInput>({
    ...mitraList,
    filter: {
      ...mitraList.filter,
      format: (condition) => ({ format: conditionOf(condition, underscored) }) as Prisma.ClassWhereInput,
    },
  }),
);
