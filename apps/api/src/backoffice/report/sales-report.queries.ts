import type { QueryOf } from '@sinau/contracts';
import type { Condition } from '@sinau/contracts/list-query';
import type { reportEndpoints } from '@sinau/contracts/backoffice/report/report.endpoints';
import type { SaleState } from '@sinau/contracts/backoffice/report/report.rules';
import { Prisma, type Db } from '../../platform/db.ts';
import { column, sqlKeywordOf, sqlList } from '../../platform/sql-list.ts';
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

const columns = Prisma.sql`
  l.id, v.id AS "eventId", ${status} AS status, v.code AS "orderId", v."occurredAt" AS "paidAt", json_build_object('id', c.id, 'type', c.kind, 'title', l.title, 'slug', c.slug) AS class,
  ${soldType} AS type, ${soldBundle} AS bundle, CASE WHEN t.id IS NOT NULL THEN json_build_object('id', t.id, 'title', t.title) END AS ticket, l.quantity,
  l."listPrice", l."voucherMitra", l."voucherPlatform", l.paid, l.fee, l."mitraShare" AS share`;

type SaleQuery = QueryOf<typeof reportEndpoints.sales>;

/**
 * Sales as a trigger lists them when the ledger books them, so that report and wallet always agree. Each join has one row
 * for a sale, so those that a list does not need are omitted.
 */
const from = Prisma.sql`
  "Sale" v
  LEFT JOIN "OrderLine" l ON l.id = v."orderLineId"
  LEFT JOIN "Order" o ON o.id = l."orderId"
  LEFT JOIN "Class" c ON c.id = l."classId"
  LEFT JOIN "Bundle" b ON b.id = l."bundleId"
  LEFT JOIN "Ticket" t ON t.id = l."ticketId"`;
const saleList = sqlList<SaleQuery>({
  select: columns,
  from,
  foundIn: from,
  sort: {
    paidAt: Prisma.sql`v."occurredAt"`,
    createdAt: Prisma.sql`v."occurredAt"`,
    updatedAt: Prisma.sql`v."occurredAt"`,
    title: Prisma.sql`v.title`,
    listPrice: Prisma.sql`v."listPrice"`,
    paid: Prisma.sql`v.paid`,
    fee: Prisma.sql`v.fee`,
    share: Prisma.sql`v.share`,
  },
  filter: {
    paidAt: column(Prisma.sql`v."occurredAt"`, 'timestamptz'),
    status: isInStates,
    classId: column(Prisma.sql`v."classId"`, 'uuid'),
    type: column(soldType),
    bundleId: column(Prisma.sql`v."bundleId"`, 'uuid'),
  },
  fallback: [['paidAt', 'desc']],
  id: Prisma.sql`v.id`,
});

/** Things whose titles contain a keyword. */
interface Titled {
  readonly titles: string[];
  readonly bundleIds: string[];
  readonly ticketIds: string[];
}

/** Finds what a mitra sold under a title with the keyword: each title is read once, however often it was sold. */
async function findTitled(db: Db, mitraId: string, keyword: string) {
  const contains = (title: Prisma.Sql) => sqlKeywordOf([title], keyword);
  const [row] = await db.$queryRaw<Titled[]>`
    WITH RECURSIVE sold AS (
      SELECT min(title) AS title FROM "Sale" WHERE "mitraId" = ${mitraId}::uuid
      UNION ALL
      SELECT (SELECT min(title) FROM "Sale" WHERE "mitraId" = ${mitraId}::uuid AND title > sold.title) FROM sold WHERE sold.title IS NOT NULL
    )
    SELECT ARRAY(SELECT title FROM sold WHERE ${contains(Prisma.sql`title`)}) AS titles,
      ARRAY(SELECT id::text FROM "Bundle" WHERE "mitraId" = ${mitraId}::uuid AND ${contains(Prisma.sql`title`)}) AS "bundleIds",
      ARRAY(
        SELECT t.id::text FROM "Ticket" t JOIN "Class" c ON c.id = t."classId" AND c."mitraId" = ${mitraId}::uuid
        WHERE ${contains(Prisma.sql`t.title`)}
      ) AS "ticketIds"`;
  return row!;
}

/** Limits to a mitra's sales that a query asks for; each way to meet the keyword has an index. */
async function isAskedFor(db: Db, mitraId: string, query: SaleQuery) {
  const scope = Prisma.sql`v."mitraId" = ${mitraId}::uuid AND ${sqlWithin(Prisma.sql`v."occurredAt"`, query)}`;
  if (!query.keyword) return scope;
  const { titles, bundleIds, ticketIds } = await findTitled(db, mitraId, query.keyword);
  const ways = [
    sqlKeywordOf([Prisma.sql`v.code`], query.keyword),
    ...(titles.length > 0 ? [Prisma.sql`v.title = ANY(${titles})`] : []),
    ...(bundleIds.length > 0 ? [Prisma.sql`v."bundleId" = ANY(${bundleIds}::uuid[])`] : []),
    ...(ticketIds.length > 0 ? [Prisma.sql`v."ticketId" = ANY(${ticketIds}::uuid[])`] : []),
  ];
  return Prisma.sql`${scope} AND (${Prisma.join(ways, ' OR ')})`;
}

export async function findSales(db: Db, mitraId: string, query: SaleQuery) {
  const scope = await isAskedFor(db, mitraId, query);
  const counting = countSales(db, { mitraId, query, scope });
  const isDeep = query.page * query.perPage > deepAfter;
  const [rows, total] = await Promise.all([
    db.$queryRaw<SaleRow[]>(saleList.rows(query, scope, isDeep ? await counting : undefined)),
    counting,
  ]);
  return { rows, total };
}
/** Rows after which a page waits for the count, to be read from the end that is nearer. */
const deepAfter = 10_000;

/** Counts sales. Days and sold items are counted beforehand; for other conditions each sale is read. */
async function countSales(db: Db, { mitraId, query, scope }: { mitraId: string; query: SaleQuery; scope: Prisma.Sql }) {
  const { keyword, filter = {} } = query;
  if (!keyword && Object.keys(filter).every(isSoldFilter))
    return countSoldLines(db, { mitraId, period: query, filter });
  const [row] = await db.$queryRaw<{ total: number }[]>`
    SELECT count(*)::int AS total FROM ${from} WHERE ${scope} AND ${saleList.where(query)}`;
  return row!.total;
}

/** Finds the next page by payment, newest first. */
export const findSalesAfter = async (db: Db, mitraId: string, query: SaleQuery, { after, take }: Keyset) =>
  db.$queryRaw<SaleRow[]>`
    SELECT ${columns} FROM ${from} WHERE ${await isAskedFor(db, mitraId, query)} AND ${saleList.where(query)}
      ${after ? Prisma.sql`AND (v."occurredAt", v.id) < (${after.at}, ${after.id}::uuid)` : Prisma.empty}
    ORDER BY v."occurredAt" DESC, v.id DESC LIMIT ${take}`;
