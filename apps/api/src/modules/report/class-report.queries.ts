import { isKeptSale } from '../ledger/index.ts';
import type { QueryOf } from '@sinau/contracts';
import type { reportEndpoints } from '@sinau/contracts/report/report.endpoints';
import { progressSegments } from '@sinau/contracts/report/report.rules';
import type { ApprovalState, ClassFormat } from '../../generated/prisma/enums.ts';
import { sqlReachedBy, type Reach } from '../../platform/class-access.ts';
import { Prisma, type Db } from '../../platform/db.ts';
import { sqlRefIs } from '../../platform/refs.ts';
import { column, sqlList } from '../../platform/sql-list.ts';
import { buyersOf } from './buyers.queries.ts';

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
  type: 'program' | 'webinar' | 'bundle';
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
  totalBundle: number;
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
    SELECT counts.*, learning.*, ${countBundles(partner)} AS "totalBundle" FROM (
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

/** Bundles are for members of the mitra. */
const countBundles = ({ mitraId, classIds }: Reach) =>
  classIds
    ? Prisma.sql`0`
    : Prisma.sql`(SELECT count(*)::int FROM "Bundle" b WHERE b."mitraId" = ${mitraId}::uuid AND b."publishedAt" IS NOT NULL)`;

/** The same figures of those who bought a bundle. */
export async function findBundleLearning(db: Db, bundleId: string, since: Since) {
  const [row] = await db.$queryRaw<
    LearningRow[]
  >`SELECT ${learningColumns}, ${distribution}, ${newcomers(since)} FROM ${buyersOf(Prisma.sql`${bundleId}::uuid`)} p`;
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
const bundleColumns = Prisma.sql`b.id, 'bundle' AS type, b.title, b.slug, NULL::"ClassFormat" AS format, b.thumbnail`;

/** A class that the partner reaches, or a bundle of a member's mitra, by id or slug. */
export async function findMitraClass(db: Db, partner: Reach, type: string, ref: string) {
  const [row] =
    type === 'bundle'
      ? await db.$queryRaw<ReportedClassRow[]>`
          SELECT ${bundleColumns} FROM "Bundle" b WHERE ${reachesBundles(partner)} AND ${sqlRefIs(Prisma.sql`b`, ref)}`
      : await db.$queryRaw<ReportedClassRow[]>`
          SELECT ${classColumns} FROM "Class" c
          WHERE ${sqlReachedBy(classes, partner)} AND c.kind::text = ${type} AND ${sqlRefIs(classes, ref)}`;
  return row ?? null;
}

/** Lines `l` as sales: a bundle is one, whatever it holds. */
export const countSales = Prisma.sql`(count(*) FILTER (WHERE l."bundleId" IS NULL) + count(DISTINCT (l."orderId", l."bundleId")) FILTER (WHERE l."bundleId" IS NOT NULL))::int`;

interface ClassSales {
  sales: number;
  share: number;
}
/** What was sold of a class by itself, and within bundles. */
export async function findClassSales(db: Db, mitraId: string, classId: string) {
  const [row] = await db.$queryRaw<(ClassSales & { bundled: ClassSales })[]>`
    SELECT count(*) FILTER (WHERE NOT b)::int AS sales, coalesce(sum(l."mitraShare") FILTER (WHERE NOT b), 0)::float8 AS share,
      json_build_object('sales', count(*) FILTER (WHERE b), 'share', coalesce(sum(l."mitraShare") FILTER (WHERE b), 0)) AS bundled
    FROM "OrderLine" l JOIN "LedgerEvent" v ON v."orderLineId" = l.id AND ${isKeptSale} AND v."mitraId" = ${mitraId}::uuid
    CROSS JOIN LATERAL (SELECT l."bundleId" IS NOT NULL AS b) AS within
    WHERE l."classId" = ${classId}::uuid`;
  return row!;
}

export async function findBundleSales(db: Db, mitraId: string, bundleId: string) {
  const [row] = await db.$queryRaw<ClassSales[]>`
    SELECT ${countSales} AS sales, coalesce(sum(l."mitraShare"), 0)::float8 AS share
    FROM "OrderLine" l JOIN "LedgerEvent" v ON v."orderLineId" = l.id AND ${isKeptSale} AND v."mitraId" = ${mitraId}::uuid
    WHERE l."bundleId" = ${bundleId}::uuid`;
  return { ...row!, bundled: null };
}

type ClassQuery = QueryOf<typeof reportEndpoints.classes>;

/** Sales are for members of the mitra; instructors see none of them, and cannot sort by them. */
const salesColumns = ({ classIds }: Reach) =>
  classIds
    ? Prisma.sql`NULL::int AS sales, NULL::float8 AS share`
    : Prisma.sql`coalesce(sold.sales, 0) AS sales, coalesce(sold.share, 0) AS share`;
/** What was sold by itself, by its id: what was sold in a bundle counts for the bundle. */
const soldOnce = (mitraId: string) => Prisma.sql`(
  SELECT coalesce(l."bundleId", l."classId") AS id, ${countSales} AS sales, sum(l."mitraShare")::float8 AS share
  FROM "LedgerEvent" v JOIN "OrderLine" l ON l.id = v."orderLineId"
  WHERE v."mitraId" = ${mitraId}::uuid AND ${isKeptSale} GROUP BY 1)`;

const reachesBundles = ({ mitraId, classIds }: Reach) =>
  classIds ? Prisma.sql`FALSE` : Prisma.sql`b."mitraId" = ${mitraId}::uuid`;

/** Classes and bundles that were ever published, with the figures of their participants and sales. */
const reported = (partner: Reach) => Prisma.sql`(
  WITH sold AS MATERIALIZED (SELECT * FROM ${soldOnce(partner.mitraId)} s)
  SELECT ${classColumns}, c."statusApprove", c."archiveAt", c."publishedAt", coalesce(c."salePrice", 0) AS "salePrice", learning.*, ${salesColumns(partner)}
  FROM "Class" c
  CROSS JOIN LATERAL (SELECT ${learningColumns} FROM "Participant" p WHERE p."classId" = c.id) learning
  LEFT JOIN sold ON sold.id = c.id
  WHERE ${sqlReachedBy(classes, partner)} AND c."publishedAt" IS NOT NULL
  UNION ALL
  SELECT ${bundleColumns}, b."statusApprove", b."archiveAt", b."publishedAt", coalesce(b."salePrice", 0) AS "salePrice", learning.*, ${salesColumns(partner)}
  FROM "Bundle" b
  CROSS JOIN LATERAL (SELECT ${learningColumns} FROM ${buyersOf(Prisma.sql`b.id`)} p) learning
  LEFT JOIN sold ON sold.id = b.id
  WHERE ${reachesBundles(partner)} AND b."publishedAt" IS NOT NULL
) r`;

const classList = (partner: Reach) =>
  sqlList<ClassQuery>({
    select: Prisma.sql`r.*`,
    from: reported(partner),
    keyword: [Prisma.sql`r.title`],
    sort: {
      title: Prisma.sql`r.title`,
      publishedAt: Prisma.sql`r."publishedAt"`,
      participants: Prisma.sql`participants`,
      completed: Prisma.sql`completed`,
      averageProgress: Prisma.sql`"averageProgress"`,
      sales: Prisma.sql`sales`,
      share: Prisma.sql`share`,
    },
    filter: {
      type: column(Prisma.sql`r.type`),
      format: column(Prisma.sql`replace(r.format::text, '_', '-')`),
      statusApprove: column(Prisma.sql`r."statusApprove"::text`),
    },
    fallback: [['participants', 'desc']],
    id: Prisma.sql`r.id`,
  });

export const findClassReports = (db: Db, partner: Reach, query: ClassQuery) =>
  classList(partner).page<ClassReportRow>(db, query, Prisma.sql`TRUE`);
/** All rows at once, newest first: the number of a mitra's classes is small. */
export const findAllClassReports = (db: Db, partner: Reach, query: ClassQuery) =>
  db.$queryRaw<ClassReportRow[]>`
    SELECT r.* FROM ${reported(partner)} WHERE ${classList(partner).where(query)} ORDER BY r."publishedAt" DESC, r.id DESC`;
