import { Prisma, type Db } from '../../platform/db.ts';
import { likeText, type Sorting } from '../../platform/list.ts';
import { sqlConditionOf, sqlOrderOf } from '../../platform/sql-list.ts';
import type { Keyset } from './keyset.ts';

export interface SaleRow {
  id: string;
  orderId: string;
  paidAt: Date;
  class: { id: string; type: 'program' | 'webinar'; title: string; slug: string };
  listPrice: number;
  voucherMitra: number;
  voucherPlatform: number;
  paid: number;
  fee: number;
  share: number;
}

/** The lines behind the ledger's sales, so that the report and the wallet never tell two stories. */
const columns = Prisma.sql`
  l.id, o."orderId", v."occurredAt" AS "paidAt", json_build_object('id', c.id, 'type', c.kind, 'title', l.title, 'slug', c.slug) AS class,
  l."listPrice", l."voucherMitra", l."voucherPlatform", l.paid, l.fee, l."mitraShare" AS share`;

const sortable = {
  paidAt: Prisma.sql`v."occurredAt"`,
  title: Prisma.sql`l.title`,
  listPrice: Prisma.sql`l."listPrice"`,
  paid: Prisma.sql`l.paid`,
  fee: Prisma.sql`l.fee`,
  share: Prisma.sql`l."mitraShare"`,
};

interface SaleFilter {
  paidAt?: unknown;
  classId?: unknown;
  keyword?: string | undefined;
}
const salesOf = (mitraId: string, { paidAt, classId, keyword }: SaleFilter) => Prisma.sql`
  FROM "LedgerEvent" v
  JOIN "OrderLine" l ON l.id = v."orderLineId"
  JOIN "Order" o ON o.id = l."orderId"
  JOIN "Class" c ON c.id = l."classId"
  WHERE v."mitraId" = ${mitraId}::uuid AND v.kind = 'sale'
    AND ${sqlConditionOf(Prisma.sql`v."occurredAt"`, paidAt, Prisma.sql`timestamptz`)} AND ${sqlConditionOf(Prisma.sql`l."classId"`, classId, Prisma.sql`uuid`)}
    ${keyword ? Prisma.sql`AND (l.title ILIKE ${`%${likeText(keyword)}%`} OR o."orderId" ILIKE ${`%${likeText(keyword)}%`})` : Prisma.empty}`;

interface SalePage {
  where: SaleFilter;
  skip: number;
  take: number;
  sorting: Sorting;
}
export async function findSales(db: Db, mitraId: string, { where, skip, take, sorting }: SalePage) {
  const from = salesOf(mitraId, where);
  const [rows, [counted]] = await Promise.all([
    db.$queryRaw<
      SaleRow[]
    >`SELECT ${columns} ${from} ORDER BY ${sqlOrderOf(sorting, sortable, Prisma.sql`v.id`)} LIMIT ${take} OFFSET ${skip}`,
    db.$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total ${from}`,
  ]);
  return { rows, total: counted!.total };
}

/** The next of them by payment, the newest first. */
export const findSalesAfter = (db: Db, mitraId: string, where: SaleFilter, { after, take }: Keyset) =>
  db.$queryRaw<SaleRow[]>`
    SELECT ${columns} ${salesOf(mitraId, where)} ${after ? Prisma.sql`AND (v."occurredAt", l.id) < (${after.at}, ${after.id}::uuid)` : Prisma.empty}
    ORDER BY v."occurredAt" DESC, l.id DESC LIMIT ${take}`;

export interface SalesDayRow {
  day: string;
  sales: number;
  listPrice: number;
  voucherMitra: number;
  fee: number;
  share: number;
}

/** What was sold since a moment, by the calendar in Jakarta; days without a sale are missing. */
export const findSalesByDay = (db: Db, mitraId: string, since: Date) =>
  db.$queryRaw<SalesDayRow[]>`
    SELECT (v."occurredAt" AT TIME ZONE 'Asia/Jakarta')::date::text AS day, count(*)::int AS sales, sum(l."listPrice")::float8 AS "listPrice",
      sum(l."voucherMitra")::float8 AS "voucherMitra", sum(l.fee)::float8 AS fee, sum(l."mitraShare")::float8 AS share
    FROM "LedgerEvent" v JOIN "OrderLine" l ON l.id = v."orderLineId"
    WHERE v."mitraId" = ${mitraId}::uuid AND v.kind = 'sale' AND v."occurredAt" >= ${since}
    GROUP BY 1`;
