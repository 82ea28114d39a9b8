import type { QueryOf } from '@sinau/contracts';
import type { reportEndpoints } from '@sinau/contracts/report/report.endpoints';
import { Prisma, type Db } from '../../platform/db.ts';
import { column, sqlList } from '../../platform/sql-list.ts';
import { isKeptSale, soldBundle, soldType } from '../ledger/index.ts';
import { countSales } from './class-report.queries.ts';
import type { Keyset } from './keyset.ts';

export interface SaleRow {
  id: string;
  orderId: string;
  paidAt: Date;
  class: { id: string; type: 'program' | 'webinar'; title: string; slug: string };
  type: 'program' | 'webinar' | 'bundle';
  bundle: { id: string; title: string; slug: string } | null;
  ticket: { id: string; title: string } | null;
  quantity: number;
  listPrice: number;
  voucherMitra: number;
  voucherPlatform: number;
  paid: number;
  fee: number;
  share: number;
}

/** Reads sales from the ledger's events, so that report and wallet always agree. */
const columns = Prisma.sql`
  l.id, o.code AS "orderId", v."occurredAt" AS "paidAt", json_build_object('id', c.id, 'type', c.kind, 'title', l.title, 'slug', c.slug) AS class,
  ${soldType} AS type, ${soldBundle} AS bundle, CASE WHEN t.id IS NOT NULL THEN json_build_object('id', t.id, 'title', t.title) END AS ticket, l.quantity,
  l."listPrice", l."voucherMitra", l."voucherPlatform", l.paid, l.fee, l."mitraShare" AS share`;

type SaleQuery = QueryOf<typeof reportEndpoints.sales>;

const from = Prisma.sql`
  "LedgerEvent" v
  JOIN "OrderLine" l ON l.id = v."orderLineId"
  JOIN "Order" o ON o.id = l."orderId"
  JOIN "Class" c ON c.id = l."classId"
  LEFT JOIN "Bundle" b ON b.id = l."bundleId"
  LEFT JOIN "Ticket" t ON t.id = l."ticketId"`;
const saleList = sqlList<SaleQuery>({
  select: columns,
  from,
  keyword: [Prisma.sql`l.title`, Prisma.sql`b.title`, Prisma.sql`t.title`, Prisma.sql`o.code`],
  sort: {
    paidAt: Prisma.sql`v."occurredAt"`,
    title: Prisma.sql`l.title`,
    listPrice: Prisma.sql`l."listPrice"`,
    paid: Prisma.sql`l.paid`,
    fee: Prisma.sql`l.fee`,
    share: Prisma.sql`l."mitraShare"`,
  },
  filter: {
    paidAt: column(Prisma.sql`v."occurredAt"`, 'timestamptz'),
    classId: column(Prisma.sql`l."classId"`, 'uuid'),
    type: column(soldType),
    bundleId: column(Prisma.sql`l."bundleId"`, 'uuid'),
  },
  fallback: [['paidAt', 'desc']],
  id: Prisma.sql`v.id`,
});
const isSaleOf = (mitraId: string) => Prisma.sql`v."mitraId" = ${mitraId}::uuid AND ${isKeptSale}`;

export const findSales = (db: Db, mitraId: string, query: SaleQuery) =>
  saleList.page<SaleRow>(db, query, isSaleOf(mitraId));

/** The next page by payment, newest first. */
export const findSalesAfter = (db: Db, mitraId: string, query: SaleQuery, { after, take }: Keyset) =>
  db.$queryRaw<SaleRow[]>`
    SELECT ${columns} FROM ${from} WHERE ${isSaleOf(mitraId)} AND ${saleList.where(query)}
      ${after ? Prisma.sql`AND (v."occurredAt", l.id) < (${after.at}, ${after.id}::uuid)` : Prisma.empty}
    ORDER BY v."occurredAt" DESC, l.id DESC LIMIT ${take}`;

export interface SalesDayRow {
  day: string;
  sales: number;
  listPrice: number;
  voucherMitra: number;
  fee: number;
  share: number;
}

/** Sales per day in Jakarta since a moment; days without sales are missing. */
export const findSalesByDay = (db: Db, mitraId: string, since: Date) =>
  db.$queryRaw<SalesDayRow[]>`
    SELECT (v."occurredAt" AT TIME ZONE 'Asia/Jakarta')::date::text AS day, ${countSales} AS sales, sum(l."listPrice")::float8 AS "listPrice",
      sum(l."voucherMitra")::float8 AS "voucherMitra", sum(l.fee)::float8 AS fee, sum(l."mitraShare")::float8 AS share
    FROM "LedgerEvent" v JOIN "OrderLine" l ON l.id = v."orderLineId"
    WHERE v."mitraId" = ${mitraId}::uuid AND ${isKeptSale} AND v."occurredAt" >= ${since}
    GROUP BY 1`;
