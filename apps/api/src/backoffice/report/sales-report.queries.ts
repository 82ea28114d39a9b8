import type { QueryOf } from '@sinau/contracts';
import type { Condition } from '@sinau/contracts/list-query';
import type { reportEndpoints } from '@sinau/contracts/backoffice/report/report.endpoints';
import type { SaleState } from '@sinau/contracts/backoffice/report/report.rules';
import { Prisma, type Db } from '../../platform/db.ts';
import { column, sqlList } from '../../platform/sql-list.ts';
import { isRefunded, soldBundle, soldType } from '../../commerce/ledger/index.ts';
import type { Keyset } from '../../platform/keyset.ts';
import { sqlWithin } from './period.ts';
import { countSoldLines, isSoldFilter } from './sales-figures.queries.ts';

export interface SaleRow {
  id: string;
  eventId: string;
  status: SaleState;
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

/** Money under a bank claim is held, and its sale still counts: it is refunded once the claim is lost. */
const status = Prisma.sql`CASE WHEN ${isRefunded} THEN 'refunded' WHEN o.status = 'DISPUTED' THEN 'disputed' ELSE 'kept' END`;

/** Same states as conditions, by which the few refunded sales are found without reading the others. */
const isInState: Record<SaleState, Prisma.Sql> = {
  kept: Prisma.sql`(NOT ${isRefunded} AND o.status <> 'DISPUTED')`,
  refunded: Prisma.sql`(${isRefunded})`,
  disputed: Prisma.sql`(o.status = 'DISPUTED' AND NOT ${isRefunded})`,
};
function isInStates(condition: Condition<SaleState>): Prisma.Sql {
  if (typeof condition === 'string') return isInState[condition];
  if (Array.isArray(condition))
    return Prisma.sql`(${Prisma.join(
      condition.map((state) => isInState[state]),
      ' OR ',
    )})`;
  return condition.ne ? Prisma.sql`NOT ${isInState[condition.ne]}` : Prisma.sql`TRUE`;
}

/** Reads sales from the ledger's events, so that report and wallet always agree. */
const columns = Prisma.sql`
  l.id, v.id AS "eventId", ${status} AS status, o.code AS "orderId", v."occurredAt" AS "paidAt", json_build_object('id', c.id, 'type', c.kind, 'title', l.title, 'slug', c.slug) AS class,
  ${soldType} AS type, ${soldBundle} AS bundle, CASE WHEN t.id IS NOT NULL THEN json_build_object('id', t.id, 'title', t.title) END AS ticket, l.quantity,
  l."listPrice", l."voucherMitra", l."voucherPlatform", l.paid, l.fee, l."mitraShare" AS share`;

type SaleQuery = QueryOf<typeof reportEndpoints.sales>;

/** Each join has one row for a sale, so those that a list does not need are omitted. */
const from = Prisma.sql`
  "LedgerEvent" v
  LEFT JOIN "OrderLine" l ON l.id = v."orderLineId"
  LEFT JOIN "Order" o ON o.id = l."orderId"
  LEFT JOIN "Class" c ON c.id = l."classId"
  LEFT JOIN "Bundle" b ON b.id = l."bundleId"
  LEFT JOIN "Ticket" t ON t.id = l."ticketId"`;
const saleList = sqlList<SaleQuery>({
  select: columns,
  from,
  foundIn: from,
  keyword: [Prisma.sql`l.title`, Prisma.sql`b.title`, Prisma.sql`t.title`, Prisma.sql`o.code`],
  sort: {
    paidAt: Prisma.sql`v."occurredAt"`,
    createdAt: Prisma.sql`v."occurredAt"`,
    updatedAt: Prisma.sql`v."occurredAt"`,
    title: Prisma.sql`l.title`,
    listPrice: Prisma.sql`l."listPrice"`,
    paid: Prisma.sql`l.paid`,
    fee: Prisma.sql`l.fee`,
    share: Prisma.sql`l."mitraShare"`,
  },
  filter: {
    paidAt: column(Prisma.sql`v."occurredAt"`, 'timestamptz'),
    status: isInStates,
    classId: column(Prisma.sql`l."classId"`, 'uuid'),
    type: column(soldType),
    bundleId: column(Prisma.sql`l."bundleId"`, 'uuid'),
  },
  fallback: [['paidAt', 'desc']],
  id: Prisma.sql`v.id`,
});
const isSaleOf = (mitraId: string, query: SaleQuery) =>
  Prisma.sql`v."mitraId" = ${mitraId}::uuid AND v.kind = 'sale' AND ${sqlWithin(Prisma.sql`v."occurredAt"`, query)}`;

export async function findSales(db: Db, mitraId: string, query: SaleQuery) {
  const [rows, total] = await Promise.all([
    db.$queryRaw<SaleRow[]>(saleList.rows(query, isSaleOf(mitraId, query))),
    countSales(db, mitraId, query),
  ]);
  return { rows, total };
}

/** Counts sales. Days and sold items are counted beforehand; for other conditions each sale is read. */
function countSales(db: Db, mitraId: string, query: SaleQuery) {
  const { keyword, filter = {} } = query;
  if (!keyword && Object.keys(filter).every(isSoldFilter))
    return countSoldLines(db, { mitraId, period: query, filter });
  return countEach(db, mitraId, query);
}
async function countEach(db: Db, mitraId: string, query: SaleQuery) {
  const [row] = await db.$queryRaw<{ total: number }[]>`
    SELECT count(*)::int AS total FROM ${from} WHERE ${isSaleOf(mitraId, query)} AND ${saleList.where(query)}`;
  return row!.total;
}

/** Finds the next page by payment, newest first. */
export const findSalesAfter = (db: Db, mitraId: string, query: SaleQuery, { after, take }: Keyset) =>
  db.$queryRaw<SaleRow[]>`
    SELECT ${columns} FROM ${from} WHERE ${isSaleOf(mitraId, query)} AND ${saleList.where(query)}
      ${after ? Prisma.sql`AND (v."occurredAt", v.id) < (${after.at}, ${after.id}::uuid)` : Prisma.empty}
    ORDER BY v."occurredAt" DESC, v.id DESC LIMIT ${take}`;
