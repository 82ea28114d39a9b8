import { progressSegments } from '@sinau/contracts/report/report.rules';
import type { ApprovalState, ClassFormat } from '../../generated/prisma/enums.ts';
import { Prisma, type Db } from '../../platform/db.ts';
import { likeText, type Sorting } from '../../platform/list.ts';
import { isUuid } from '../../platform/refs.ts';
import { sqlConditionOf, sqlOrderOf } from '../../platform/sql-list.ts';

export interface LearningRow {
  participants: number;
  completed: number;
  averageProgress: number;
  distribution: number[];
  newParticipants: number;
  previousParticipants: number;
}
export interface ReportedClassRow {
  id: string;
  type: 'program' | 'webinar';
  title: string;
  slug: string;
  format: ClassFormat;
  thumbnail: string | null;
}
export interface ClassReportRow extends ReportedClassRow {
  statusApprove: ApprovalState;
  archiveAt: Date | null;
  participants: number;
  completed: number;
  averageProgress: number;
  sales: number;
  share: number;
}

/** What participants `p` come to. */
const learningColumns = Prisma.sql`
  count(p.id)::int AS participants, count(p.id) FILTER (WHERE p.progress = 100)::int AS completed, coalesce(floor(avg(p.progress)), 0)::int AS "averageProgress"`;
const distribution = Prisma.sql`json_build_array(${Prisma.join(progressSegments.map(({ from, to }) => Prisma.sql`count(p.id) FILTER (WHERE p.progress BETWEEN ${from} AND ${to})`))}) AS distribution`;

interface Since {
  recent: Date;
  before: Date;
}
const newcomers = ({ recent, before }: Since) => Prisma.sql`
  count(p.id) FILTER (WHERE p."createdAt" >= ${recent})::int AS "newParticipants",
  count(p.id) FILTER (WHERE p."createdAt" >= ${before} AND p."createdAt" < ${recent})::int AS "previousParticipants"`;

export async function findMitraLearning(db: Db, mitraId: string, since: Since) {
  const [row] = await db.$queryRaw<(LearningRow & { totalClass: number })[]>`
    SELECT count(DISTINCT c.id)::int AS "totalClass", ${learningColumns}, ${distribution}, ${newcomers(since)}
    FROM "Class" c LEFT JOIN "Participant" p ON p."classId" = c.id
    WHERE c."mitraId" = ${mitraId}::uuid AND c."publishedAt" IS NOT NULL`;
  return row!;
}

export async function findClassLearning(db: Db, classId: string, since: Since) {
  const [row] = await db.$queryRaw<
    LearningRow[]
  >`SELECT ${learningColumns}, ${distribution}, ${newcomers(since)} FROM "Participant" p WHERE p."classId" = ${classId}::uuid`;
  return row!;
}

const classColumns = Prisma.sql`c.id, c.kind::text AS type, c.title, c.slug, c.format, c.thumbnail`;

/** A class of a mitra, by id or slug; another one's is not found. */
export async function findMitraClass(db: Db, mitraId: string, type: string, ref: string) {
  const [row] = await db.$queryRaw<ReportedClassRow[]>`
    SELECT ${classColumns} FROM "Class" c
    WHERE c."mitraId" = ${mitraId}::uuid AND c.kind::text = ${type} AND ${isUuid(ref) ? Prisma.sql`c.id = ${ref}::uuid` : Prisma.sql`c.slug = ${ref}`}`;
  return row ?? null;
}

export async function findClassSales(db: Db, mitraId: string, classId: string) {
  const [row] = await db.$queryRaw<{ sales: number; share: number }[]>`
    SELECT count(*)::int AS sales, coalesce(sum(l."mitraShare"), 0)::float8 AS share
    FROM "OrderLine" l JOIN "LedgerEvent" v ON v."orderLineId" = l.id AND v.kind = 'sale' AND v."mitraId" = ${mitraId}::uuid
    WHERE l."classId" = ${classId}::uuid`;
  return row!;
}

const sortable = {
  title: Prisma.sql`c.title`,
  publishedAt: Prisma.sql`c."publishedAt"`,
  participants: Prisma.sql`participants`,
  completed: Prisma.sql`completed`,
  averageProgress: Prisma.sql`"averageProgress"`,
  sales: Prisma.sql`sales`,
  share: Prisma.sql`share`,
};

interface ClassReportFilter {
  format?: unknown;
  statusApprove?: unknown;
  keyword?: string | undefined;
}
interface ClassReportPage {
  where: ClassReportFilter;
  skip: number;
  take: number;
  sorting: Sorting;
}

/** Classes that were ever published, with what their participants and their sales come to. */
export async function findClassReports(
  db: Db,
  mitraId: string,
  { where: { format, statusApprove, keyword }, skip, take, sorting }: ClassReportPage,
) {
  const where = Prisma.sql`
    c."mitraId" = ${mitraId}::uuid AND c."publishedAt" IS NOT NULL
    AND ${sqlConditionOf(Prisma.sql`replace(c.format::text, '_', '-')`, format)} AND ${sqlConditionOf(Prisma.sql`c."statusApprove"::text`, statusApprove)}
    ${keyword ? Prisma.sql`AND c.title ILIKE ${`%${likeText(keyword)}%`}` : Prisma.empty}`;
  const [rows, [counted]] = await Promise.all([
    db.$queryRaw<ClassReportRow[]>`
      SELECT ${classColumns}, c."statusApprove", c."archiveAt", learning.*, coalesce(sold.sales, 0) AS sales, coalesce(sold.share, 0) AS share
      FROM "Class" c
      CROSS JOIN LATERAL (SELECT ${learningColumns} FROM "Participant" p WHERE p."classId" = c.id) learning
      LEFT JOIN (
        SELECT l."classId", count(*)::int AS sales, sum(l."mitraShare")::float8 AS share
        FROM "LedgerEvent" v JOIN "OrderLine" l ON l.id = v."orderLineId"
        WHERE v."mitraId" = ${mitraId}::uuid AND v.kind = 'sale' GROUP BY l."classId"
      ) sold ON sold."classId" = c.id
      WHERE ${where} ORDER BY ${sqlOrderOf(sorting, sortable, Prisma.sql`c.id`)} LIMIT ${take} OFFSET ${skip}`,
    db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total FROM "Class" c WHERE ${where}`,
  ]);
  return { rows, total: counted!.total };
}
