import type { MitraId } from '../../platform/actor.ts';
import type { SalesSummary } from '@sinau/contracts/backoffice/report/sales.schemas';
import { mostSoldByName } from '@sinau/contracts/backoffice/report/report.rules';
import { Prisma, type Db } from '../../platform/db.ts';
import { column } from '../../platform/sql-list.ts';
import { sqlOnDays, type AskedPeriod } from './period.ts';

/** Filter of a mitra's sales: conditions in the form of a list. */
export interface SoldFilter {
  readonly classId?: unknown;
  readonly type?: unknown;
  readonly bundleId?: unknown;
}

/** Kind of the sold item: a class by itself, or within a bundle. */
const soldKind = Prisma.sql`CASE WHEN f."bundleId" IS NULL THEN c.kind::text ELSE 'bundle' END`;
const filters = {
  classId: column(Prisma.sql`f."classId"`, 'uuid'),
  type: column(soldKind),
  bundleId: column(Prisma.sql`f."bundleId"`, 'uuid'),
};
export const isSoldFilter = (name: string): name is keyof SoldFilter => name in filters;

interface Scope {
  readonly mitraId: string;
  readonly period: AskedPeriod;
  readonly filter?: SoldFilter;
}
const figures = ({ mitraId, period, filter = {} }: Scope) => Prisma.sql`
  "SalesFigure" f JOIN "Class" c ON c.id = f."classId"
  WHERE f."mitraId" = ${mitraId}::uuid AND ${sqlOnDays(Prisma.sql`f.day`, period)} AND ${Prisma.join(
    [Prisma.sql`TRUE`, ...Object.entries(filter).map(([name, value]) => filters[name as keyof SoldFilter](value))],
    ' AND ',
  )}`;
/** Counts sales. A bundle is one sale, whatever it contains; for a class, each line that sold it is one. */
const salesOf = ({ filter }: Pick<Scope, 'filter'>) =>
  filter?.classId === undefined ? Prisma.sql`sum(f.sales)` : Prisma.sql`sum(f.lines)`;

export interface SalesDayRow {
  day: string;
  sales: number;
  listPrice: number;
  voucherMitra: number;
  voucherPlatform: number;
  fee: number;
  share: number;
  refundedLines: number;
  refundedShare: number;
}

/** Finds sales by day in Jakarta; days without any are missing. */
export const findSalesByDay = (db: Db, scope: Scope) =>
  db.$queryRaw<SalesDayRow[]>`
    SELECT f.day::text, ${salesOf(scope)}::int AS sales, sum(f."listPrice")::float8 AS "listPrice", sum(f."voucherMitra")::float8 AS "voucherMitra",
      sum(f."voucherPlatform")::float8 AS "voucherPlatform", sum(f.fee)::float8 AS fee, sum(f.share)::float8 AS share,
      sum(f."refundedLines")::int AS "refundedLines", sum(f."refundedShare")::float8 AS "refundedShare"
    FROM ${figures(scope)} GROUP BY f.day`;

/** Finds the first day on which a mitra sold something. */
export async function findFirstSale(db: Db, mitraId: string) {
  const [row] = await db.$queryRaw<{ day: string | null }[]>`
    SELECT min(day)::text AS day FROM "SalesFigure" WHERE "mitraId" = ${mitraId}::uuid`;
  return row!.day;
}

/** Counts the lines of a list of sales, without reading each. */
export async function countSoldLines(db: Db, scope: Scope) {
  const [row] = await db.$queryRaw<{ total: number }[]>`
    SELECT coalesce(sum(f.lines + f."refundedLines"), 0)::int AS total FROM ${figures(scope)}`;
  return row!.total;
}

/** Finds classes and bundles by revenue, the first by name and the rest summed. */
export async function findSoldThings(db: Db, scope: Scope) {
  const [row] = await db.$queryRaw<Pick<SalesSummary, 'sold' | 'others'>[]>`
    WITH sold AS (
      SELECT coalesce(f."bundleId", f."classId") AS id, ${soldKind} AS type, ${salesOf(scope)}::int AS sales, sum(f.share)::float8 AS share
      FROM ${figures(scope)} GROUP BY 1, 2 HAVING sum(f.lines) > 0
    ), ranked AS (SELECT *, row_number() OVER (ORDER BY share DESC, sales DESC, id) AS place FROM sold)
    SELECT
      coalesce(json_agg(json_build_object('id', r.id, 'type', r.type, 'title', coalesce(b.title, c.title), 'slug', coalesce(b.slug, c.slug), 'sales', r.sales, 'share', r.share)
        ORDER BY place) FILTER (WHERE place <= ${mostSoldByName}), '[]') AS sold,
      json_build_object('things', count(*) FILTER (WHERE place > ${mostSoldByName}), 'sales', coalesce(sum(r.sales) FILTER (WHERE place > ${mostSoldByName}), 0),
        'share', coalesce(sum(r.share) FILTER (WHERE place > ${mostSoldByName}), 0)) AS others
    FROM ranked r LEFT JOIN "Class" c ON c.id = r.id AND place <= ${mostSoldByName} LEFT JOIN "Bundle" b ON b.id = r.id AND place <= ${mostSoldByName}`;
  return row!;
}

/** Selects the items sold separately in a period, by id: a class sold in a bundle counts for the bundle. */
export const soldOnce = (mitraId: string, period: AskedPeriod) => Prisma.sql`(
  SELECT coalesce(f."bundleId", f."classId") AS id, sum(f.sales)::int AS sales, sum(f.share)::float8 AS share
  FROM "SalesFigure" f WHERE f."mitraId" = ${mitraId}::uuid AND ${sqlOnDays(Prisma.sql`f.day`, period)} GROUP BY 1)`;

interface Sold {
  sales: number;
  share: number;
}
const sumOfLines = (condition: Prisma.Sql) =>
  Prisma.sql`coalesce(sum(f.lines) FILTER (WHERE ${condition}), 0)::int, coalesce(sum(f.share) FILTER (WHERE ${condition}), 0)::float8`;

/** Finds the sales of a class by itself, and within bundles. */
export async function findClassSales(db: Db, mitraId: MitraId, classId: string, period: AskedPeriod) {
  const [row] = await db.$queryRaw<(Sold & { bundled: Sold })[]>`
    SELECT sales, share, json_build_object('sales', "bundledSales", 'share', "bundledShare") AS bundled FROM (
      SELECT ${sumOfLines(Prisma.sql`f."bundleId" IS NULL`)}, ${sumOfLines(Prisma.sql`f."bundleId" IS NOT NULL`)}
      FROM ${figures({ mitraId, period, filter: { classId } })}
    ) sums (sales, share, "bundledSales", "bundledShare")`;
  return row!;
}

export async function findBundleSales(db: Db, mitraId: MitraId, bundleId: string, period: AskedPeriod) {
  const [row] = await db.$queryRaw<Sold[]>`
    SELECT coalesce(sum(f.sales), 0)::int AS sales, coalesce(sum(f.share), 0)::float8 AS share
    FROM ${figures({ mitraId, period, filter: { bundleId } })}`;
  return { ...row!, bundled: null };
}

/** Locks merging: two concurrent merges would wait for each other's rows. */
export const lockMerging = (tx: Db) =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('report.merge', 0))`;

/**
 * Merges `take` added rows into one row for each day and item. Returns the number of resulting rows: none, once all are
 * merged.
 */
export const mergeSalesFigures = (tx: Db, take: number) =>
  tx.$executeRaw`
    WITH due AS (
      SELECT "mitraId", day, "classId", "bundleId" FROM "SalesFigure" WHERE NOT "isMerged" ORDER BY day, "mitraId" LIMIT ${take}
    ), gone AS (
      DELETE FROM "SalesFigure" f USING (SELECT DISTINCT * FROM due) d
      WHERE f."mitraId" = d."mitraId" AND f.day = d.day AND f."classId" = d."classId" AND f."bundleId" IS NOT DISTINCT FROM d."bundleId"
      RETURNING f.*
    )
    INSERT INTO "SalesFigure" ("mitraId", day, "classId", "bundleId", lines, sales, "listPrice", "voucherMitra", "voucherPlatform", fee, share, "refundedLines", "refundedShare", "isMerged")
    SELECT "mitraId", day, "classId", "bundleId", sum(lines), sum(sales), sum("listPrice"), sum("voucherMitra"), sum("voucherPlatform"), sum(fee), sum(share),
      sum("refundedLines"), sum("refundedShare"), true
    FROM gone GROUP BY 1, 2, 3, 4`;
