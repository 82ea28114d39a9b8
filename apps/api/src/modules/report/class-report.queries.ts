import type { QueryOf } from '@sinau/contracts';
import type { reportEndpoints } from '@sinau/contracts/report/report.endpoints';
import { progressSegments } from '@sinau/contracts/report/report.rules';
import type { ApprovalState, ClassFormat } from '../../generated/prisma/enums.ts';
import { sqlReachedBy, type Reach } from '../../platform/class-access.ts';
import { Prisma, type Db } from '../../platform/db.ts';
import { sqlRefIs } from '../../platform/refs.ts';
import { column, sqlList } from '../../platform/sql-list.ts';

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
  format: ClassFormat | null;
  thumbnail: string | null;
}
export interface ClassReportRow extends ReportedClassRow {
  statusApprove: ApprovalState;
  archiveAt: Date | null;
  salePrice: number;
  participants: number;
  completed: number;
  averageProgress: number;
  sales: number | null;
  share: number | null;
}

export interface ClassCounts {
  totalClass: number;
  published: number;
  inReview: number;
}

const classes = Prisma.sql`c`;

/** Figures over participants `p`. */
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

export async function findMitraLearning(db: Db, partner: Reach, since: Since) {
  const [row] = await db.$queryRaw<(LearningRow & ClassCounts)[]>`
    SELECT counts.*, learning.* FROM (
      SELECT count(*) FILTER (WHERE "publishedAt" IS NOT NULL)::int AS "totalClass",
        count(*) FILTER (WHERE "statusApprove" = 'publish' AND "archiveAt" IS NULL)::int AS published,
        count(*) FILTER (WHERE "statusApprove" IN ('waiting', 'review') AND "archiveAt" IS NULL)::int AS "inReview"
      FROM "Class" c WHERE ${sqlReachedBy(classes, partner)}
    ) counts CROSS JOIN (
      SELECT ${learningColumns}, ${distribution}, ${newcomers(since)}
      FROM "Class" c JOIN "Participant" p ON p."classId" = c.id
      WHERE ${sqlReachedBy(classes, partner)} AND c."publishedAt" IS NOT NULL
    ) learning`;
  return row!;
}

export async function findClassLearning(db: Db, classId: string, since: Since) {
  const [row] = await db.$queryRaw<
    LearningRow[]
  >`SELECT ${learningColumns}, ${distribution}, ${newcomers(since)} FROM "Participant" p WHERE p."classId" = ${classId}::uuid`;
  return row!;
}

/** A webinar's `format` holds the column's default, which has no meaning. */
const format = Prisma.sql`CASE WHEN c.kind = 'program' THEN c.format END`;
const classColumns = Prisma.sql`c.id, c.kind::text AS type, c.title, c.slug, ${format} AS format, c.thumbnail`;

/** A class that the partner reaches, by id or slug. */
export async function findMitraClass(db: Db, partner: Reach, type: string, ref: string) {
  const [row] = await db.$queryRaw<ReportedClassRow[]>`
    SELECT ${classColumns} FROM "Class" c
    WHERE ${sqlReachedBy(classes, partner)} AND c.kind::text = ${type} AND ${sqlRefIs(classes, ref)}`;
  return row ?? null;
}

export async function findClassSales(db: Db, mitraId: string, classId: string) {
  const [row] = await db.$queryRaw<{ sales: number; share: number }[]>`
    SELECT count(*)::int AS sales, coalesce(sum(l."mitraShare"), 0)::float8 AS share
    FROM "OrderLine" l JOIN "LedgerEvent" v ON v."orderLineId" = l.id AND v.kind = 'sale' AND v."mitraId" = ${mitraId}::uuid
    WHERE l."classId" = ${classId}::uuid`;
  return row!;
}

type ClassQuery = QueryOf<typeof reportEndpoints.classes>;

/** Classes of a mitra that were ever published, with the figures of their participants and sales. */
const reportColumns = Prisma.sql`
  ${classColumns}, c."statusApprove", c."archiveAt", coalesce(c."salePrice", 0) AS "salePrice", learning.*`;
/** Sales are for members of the mitra; instructors see none of them, and cannot sort by them. */
const salesColumns = ({ classIds }: Reach) =>
  classIds
    ? Prisma.sql`NULL::int AS sales, NULL::float8 AS share`
    : Prisma.sql`coalesce(sold.sales, 0) AS sales, coalesce(sold.share, 0) AS share`;
const reportedClasses = (mitraId: string) => Prisma.sql`
  "Class" c
  CROSS JOIN LATERAL (SELECT ${learningColumns} FROM "Participant" p WHERE p."classId" = c.id) learning
  LEFT JOIN (
    SELECT l."classId", count(*)::int AS sales, sum(l."mitraShare")::float8 AS share
    FROM "LedgerEvent" v JOIN "OrderLine" l ON l.id = v."orderLineId"
    WHERE v."mitraId" = ${mitraId}::uuid AND v.kind = 'sale' GROUP BY l."classId"
  ) sold ON sold."classId" = c.id`;
const isReported = (partner: Reach) => Prisma.sql`${sqlReachedBy(classes, partner)} AND c."publishedAt" IS NOT NULL`;

const classList = (partner: Reach) =>
  sqlList<ClassQuery>({
    select: Prisma.sql`${reportColumns}, ${salesColumns(partner)}`,
    from: reportedClasses(partner.mitraId),
    keyword: [Prisma.sql`c.title`],
    sort: {
      title: Prisma.sql`c.title`,
      publishedAt: Prisma.sql`c."publishedAt"`,
      participants: Prisma.sql`participants`,
      completed: Prisma.sql`completed`,
      averageProgress: Prisma.sql`"averageProgress"`,
      sales: Prisma.sql`sales`,
      share: Prisma.sql`share`,
    },
    filter: {
      format: column(Prisma.sql`replace((${format})::text, '_', '-')`),
      statusApprove: column(Prisma.sql`c."statusApprove"::text`),
    },
    fallback: [['participants', 'desc']],
    id: Prisma.sql`c.id`,
  });

export const findClassReports = (db: Db, partner: Reach, query: ClassQuery) =>
  classList(partner).page<ClassReportRow>(db, query, isReported(partner));
/** All rows at once, newest first: the number of a mitra's classes is small. */
export const findAllClassReports = (db: Db, partner: Reach, query: ClassQuery) =>
  db.$queryRaw<ClassReportRow[]>`
    SELECT ${reportColumns}, ${salesColumns(partner)} FROM ${reportedClasses(partner.mitraId)}
    WHERE ${isReported(partner)} AND ${classList(partner).where(query)}
    ORDER BY c."publishedAt" DESC, c.id DESC`;
