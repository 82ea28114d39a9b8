import type { QueryOf } from '@sinau/contracts';
import type { reportEndpoints } from '@sinau/contracts/backoffice/report/report.endpoints';
import { addDays } from '@sinau/format/calendar';
import type { ApprovalState, ClassFormat } from '../../generated/prisma/enums.ts';
import { sqlReachedBy, type Reach } from '../../platform/class-access.ts';
import { Prisma, type Db } from '../../platform/db.ts';
import { sqlRefIs } from '../../platform/refs.ts';
import { column, sqlList } from '../../platform/sql-list.ts';
import { buyerFiguresOf } from './buyers.queries.ts';
import { sqlOnDays, type AskedPeriod, type Period } from './period.ts';
import { soldOnce } from './sales-figures.queries.ts';

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

/** Limits to figures `f` of participants who enrolled in a period. */
const cameWithin = (period: AskedPeriod) => sqlOnDays(Prisma.sql`f.day`, period);

/** Selects the participants of figures `f`, those who have completed everything, and their average progress. */
const learningColumns = (within = Prisma.sql`TRUE`) => Prisma.sql`
  coalesce(sum(f.participants) FILTER (WHERE ${within}), 0)::int AS participants, coalesce(sum(f.done) FILTER (WHERE ${within}), 0)::int AS completed,
  coalesce(sum(f.progress) FILTER (WHERE ${within}) / nullif(sum(f.participants) FILTER (WHERE ${within}), 0), 0)::int AS "averageProgress"`;

/** Columns of figures by segment of progress, in the order of the contract's segments. */
const segmentColumns = ['notBegun', 'firstThird', 'secondThird', 'lastThird', 'done'] as const;

/** Requested period of the figures, and the periods in which, and before which, new participants are counted. */
export interface LearningPeriod {
  readonly asked: AskedPeriod;
  readonly counted: Period;
}
/**
 * Selects further figures over the participants who enrolled in the requested period, and the number of new ones.
 */
const learningOf = ({ asked, counted: { from, to, previousFrom } }: LearningPeriod) => {
  const came = cameWithin(asked);
  const countOf = (column: Prisma.Sql, within: Prisma.Sql) =>
    Prisma.sql`coalesce(sum(${column}) FILTER (WHERE ${within}), 0)::int`;
  const segments = segmentColumns.map((name) => countOf(Prisma.raw(`f."${name}"`), came));
  return Prisma.sql`
    ${learningColumns(came)}, json_build_array(${Prisma.join(segments)}) AS distribution,
    ${countOf(Prisma.sql`f.participants`, cameWithin({ from, to }))} AS "newParticipants",
    ${countOf(Prisma.sql`f.participants`, cameWithin({ from: previousFrom, to: addDays(from, -1) }))} AS "previousParticipants"`;
};
/** Limits to participants who count in any figure; an open end is open here, too. */
const isCounted = ({ asked, counted: { previousFrom } }: LearningPeriod) =>
  cameWithin({ ...asked, ...(asked.from !== undefined && { from: previousFrom }) });

export async function findMitraLearning(db: Db, partner: Reach, period: LearningPeriod) {
  const [row] = await db.$queryRaw<(LearningRow & ClassCounts)[]>`
    SELECT counts.*, learning.*, ${countBundles(partner)} AS "totalBundle" FROM (
      SELECT count(*) FILTER (WHERE "publishedAt" IS NOT NULL)::int AS "totalClass",
        count(*) FILTER (WHERE "statusApprove" = 'publish' AND "archiveAt" IS NULL)::int AS published,
        count(*) FILTER (WHERE "statusApprove" IN ('waiting', 'review') AND "archiveAt" IS NULL)::int AS "inReview"
      FROM "Class" c WHERE ${sqlReachedBy(classes, partner)}
    ) counts CROSS JOIN (
      SELECT ${learningOf(period)}
      FROM "Class" c JOIN "ParticipantFigure" f ON f."classId" = c.id
      WHERE ${sqlReachedBy(classes, partner)} AND c."publishedAt" IS NOT NULL AND ${isCounted(period)}
    ) learning`;
  return row!;
}

/** Counts bundles, for members of the mitra only. */
const countBundles = ({ mitraId, classIds }: Reach) =>
  classIds
    ? Prisma.sql`0`
    : Prisma.sql`(SELECT count(*)::int FROM "Bundle" b WHERE b."mitraId" = ${mitraId}::uuid AND b."publishedAt" IS NOT NULL)`;

/** Finds the same figures for the buyers of a bundle. */
export async function findBundleLearning(db: Db, bundleId: string, period: LearningPeriod) {
  const [row] = await db.$queryRaw<
    LearningRow[]
  >`SELECT ${learningOf(period)} FROM ${buyerFiguresOf(Prisma.sql`${bundleId}::uuid`)} f WHERE ${isCounted(period)}`;
  return row!;
}

export async function findClassLearning(db: Db, classId: string, period: LearningPeriod) {
  const [row] = await db.$queryRaw<
    LearningRow[]
  >`SELECT ${learningOf(period)} FROM "ParticipantFigure" f WHERE f."classId" = ${classId}::uuid AND ${isCounted(period)}`;
  return row!;
}

/** Format of the class. A webinar's `format` is the column's default, which has no meaning. */
const format = Prisma.sql`CASE WHEN c.kind = 'program' THEN c.format END`;
const classColumns = Prisma.sql`c.id, c.kind::text AS type, c.title, c.slug, ${format} AS format, c.thumbnail`;
const bundleColumns = Prisma.sql`b.id, 'bundle' AS type, b.title, b.slug, NULL::"ClassFormat" AS format, b.thumbnail`;

/** Finds a class to which the partner has access, or a bundle of a member's mitra, by id or slug. */
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

type ClassQuery = QueryOf<typeof reportEndpoints.classes>;

/** Selects sales, for members of the mitra only; instructors see no sales, and cannot sort by them. */
const salesColumns = ({ classIds }: Reach) =>
  classIds
    ? Prisma.sql`NULL::int AS sales, NULL::float8 AS share`
    : Prisma.sql`coalesce(sold.sales, 0) AS sales, coalesce(sold.share, 0) AS share`;

const reachesBundles = ({ mitraId, classIds }: Reach) =>
  classIds ? Prisma.sql`FALSE` : Prisma.sql`b."mitraId" = ${mitraId}::uuid`;

/** Selects classes and bundles that were ever published, with the figures of the participants and sales of a period. */
const reported = (partner: Reach, period: AskedPeriod) => Prisma.sql`(
  WITH sold AS MATERIALIZED (SELECT * FROM ${soldOnce(partner.mitraId, period)} s)
  SELECT ${classColumns}, c."statusApprove", c."archiveAt", c."publishedAt", coalesce(c."salePrice", 0) AS "salePrice", learning.*, ${salesColumns(partner)}
  FROM "Class" c
  CROSS JOIN LATERAL (SELECT ${learningColumns()} FROM "ParticipantFigure" f WHERE f."classId" = c.id AND ${cameWithin(period)}) learning
  LEFT JOIN sold ON sold.id = c.id
  WHERE ${sqlReachedBy(classes, partner)} AND c."publishedAt" IS NOT NULL
  UNION ALL
  SELECT ${bundleColumns}, b."statusApprove", b."archiveAt", b."publishedAt", coalesce(b."salePrice", 0) AS "salePrice", learning.*, ${salesColumns(partner)}
  FROM "Bundle" b
  CROSS JOIN LATERAL (SELECT ${learningColumns()} FROM ${buyerFiguresOf(Prisma.sql`b.id`)} f WHERE ${cameWithin(period)}) learning
  LEFT JOIN sold ON sold.id = b.id
  WHERE ${reachesBundles(partner)} AND b."publishedAt" IS NOT NULL
) r`;

const classList = (partner: Reach, period: AskedPeriod) =>
  sqlList<ClassQuery>({
    select: Prisma.sql`r.*`,
    from: reported(partner, period),
    keyword: [Prisma.sql`r.title`],
    sort: {
      title: Prisma.sql`r.title`,
      publishedAt: Prisma.sql`r."publishedAt"`,
      createdAt: Prisma.sql`r."publishedAt"`,
      updatedAt: Prisma.sql`r."publishedAt"`,
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
      isArchived: column(Prisma.sql`(r."archiveAt" IS NOT NULL)`, 'boolean'),
    },
    fallback: [['participants', 'desc']],
    id: Prisma.sql`r.id`,
  });

export const findClassReports = (db: Db, partner: Reach, query: ClassQuery) =>
  classList(partner, query).page<ClassReportRow>(db, query, Prisma.sql`TRUE`);
/** Finds all rows together, newest first: the number of a mitra's classes is small. */
export const findAllClassReports = (db: Db, partner: Reach, query: ClassQuery) =>
  db.$queryRaw<ClassReportRow[]>`
    SELECT r.* FROM ${reported(partner, query)} WHERE ${classList(partner, query).where(query)} ORDER BY r."publishedAt" DESC, r.id DESC`;
