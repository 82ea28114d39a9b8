import type { QueryOf } from '@sinau/contracts';
import type { VoucherTotals } from '@sinau/contracts/commerce/voucher/voucher-facts.schemas';
import type { voucherEndpoints } from '@sinau/contracts/commerce/voucher/voucher.endpoints';
import type { RedemptionState } from '@sinau/contracts/commerce/voucher/voucher.rules';
import { Prisma, type Db } from '../../platform/db.ts';
import { column, sqlList } from '../../platform/sql-list.ts';

export interface VoucherOrderRow extends VoucherTotals {
  id: string;
  orderId: string;
  state: RedemptionState;
  orderedAt: Date;
  titles: string[];
}

type OrderQuery = QueryOf<typeof voucherEndpoints.orders>;

/** Lines of an order that its voucher discounted, without refunded ones. */
const from = Prisma.sql`
  "VoucherRedemption" r
  JOIN "Order" o ON o.id = r."orderId"
  CROSS JOIN LATERAL (
    SELECT coalesce(json_agg(DISTINCT coalesce(b.title, l.title)), '[]') AS titles,
      coalesce(sum(l."listPrice"), 0)::float8 AS "listPrice", coalesce(sum(taken.discount), 0)::float8 AS discount,
      coalesce(sum(l.paid), 0)::float8 AS paid, coalesce(sum(l.fee), 0)::float8 AS fee,
      coalesce(sum(l."mitraShare"), 0)::float8 AS share
    FROM "OrderLine" l
    LEFT JOIN "Bundle" b ON b.id = l."bundleId"
    CROSS JOIN LATERAL (
      SELECT CASE r."fundedBy" WHEN 'mitra' THEN l."voucherMitra" ELSE l."voucherPlatform" END AS discount
    ) taken
    WHERE l."orderId" = o.id AND taken.discount > 0
      AND NOT EXISTS (SELECT FROM "LedgerEvent" e WHERE e."orderLineId" = l.id AND e.kind = 'refund')
  ) s`;
const orderList = sqlList<OrderQuery>({
  select: Prisma.sql`r.id, o.code AS "orderId", r.state::text AS state, o."createdAt" AS "orderedAt",
    s.titles, s."listPrice", s.discount, s.paid, s.fee, s.share`,
  from,
  keyword: [Prisma.sql`o.code`],
  sort: {
    orderedAt: Prisma.sql`o."createdAt"`,
    discount: Prisma.sql`s.discount`,
    createdAt: Prisma.sql`o."createdAt"`,
    updatedAt: Prisma.sql`o."updatedAt"`,
  },
  filter: { state: column(Prisma.sql`r.state::text`) },
  fallback: [['orderedAt', 'desc']],
  id: Prisma.sql`r.id`,
});

export const findVoucherOrders = (db: Db, voucherId: string, query: OrderQuery) =>
  orderList.page<VoucherOrderRow>(db, query, Prisma.sql`r."voucherId" = ${voucherId}::uuid`);

export async function findVoucherTotals(db: Db, voucherId: string): Promise<VoucherTotals> {
  const [totals] = await db.$queryRaw<VoucherTotals[]>`
    SELECT coalesce(sum(s."listPrice"), 0)::float8 AS "listPrice", coalesce(sum(s.discount), 0)::float8 AS discount,
      coalesce(sum(s.paid), 0)::float8 AS paid, coalesce(sum(s.fee), 0)::float8 AS fee, coalesce(sum(s.share), 0)::float8 AS share
    FROM ${from} WHERE r."voucherId" = ${voucherId}::uuid AND r.state = 'used'`;
  return totals!;
}

/** Sums the savings of each of these vouchers, without refunds. */
export async function findSavings(db: Db, voucherIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db.$queryRaw<{ voucherId: string; discount: number }[]>`
    SELECT r."voucherId", sum(s.discount)::float8 AS discount FROM ${from}
    WHERE r."voucherId" = ANY(${voucherIds}::uuid[]) AND r.state = 'used' GROUP BY 1`;
  return new Map(rows.map(({ voucherId, discount }) => [voucherId, discount]));
}
