import type { QueryOf } from '@sinau/contracts';
import type { transactionEndpoints } from '@sinau/contracts/commerce/transaction/transaction.endpoints';
import type { RefundReason, RefundWay } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { Prisma, type Db } from '../../platform/db.ts';
import { column, sqlConditionOf, sqlList } from '../../platform/sql-list.ts';

/** Refund owed: of a whole order that was never granted, or of a line that was cancelled. */
export interface RefundRow {
  /** Id of the order's refund, or of the line's. */
  id: string;
  orderId: string;
  code: string;
  buyer: { id: string; fullname: string; email: string; phone: string | null };
  titles: string[];
  reason: RefundReason;
  total: number;
  amount: number | null;
  gateway: string | null;
  paymentMethod: string | null;
  way: RefundWay | null;
  account: { bank: string; holder: string; numberEnd: string } | null;
  note: string | null;
  dueAt: Date;
  refundedAt: Date | null;
  reference: string | null;
  refundedBy: string | null;
}

const refunds = Prisma.sql`
  (
    SELECT o.id, o.id AS "orderId", ARRAY(SELECT l."classId" FROM "OrderLine" l WHERE l."orderId" = o.id) AS "classIds", NULL AS note, o.code, o."userId", (SELECT json_agg(l.title ORDER BY l.id) FROM "OrderLine" l WHERE l."orderId" = o.id) AS titles,
      o."refundReason" AS reason, o.total, o."refundAmount" AS amount, o.gateway, o."paymentMethod", o."refundDueAt" AS "dueAt", o."refundedAt", o."refundReference" AS reference, o."refundedById"
    FROM "Order" o WHERE o."refundDueAt" IS NOT NULL
    UNION ALL
    SELECT r.id, o.id, ARRAY[l."classId"], r.note, o.code, o."userId", json_build_array(l.title),
      r.reason, o.total, r.amount, o.gateway, o."paymentMethod", r."dueAt", r."refundedAt", r."refundReference", r."refundedById"
    FROM "LineRefund" r JOIN "OrderLine" l ON l.id = r."orderLineId" JOIN "Order" o ON o.id = l."orderId"
  ) f JOIN "User" u ON u.id = f."userId" LEFT JOIN "User" m ON m.id = f."refundedById"
    LEFT JOIN "RefundPayment" p ON p.id = f.id LEFT JOIN "RefundAccount" a ON a."orderId" = f."orderId" LEFT JOIN "Bank" b ON b.code = a."bankCode"`;
const columns = Prisma.sql`
  f.id, f."orderId", f.code, json_build_object('id', u.id, 'fullname', u.fullname, 'email', u.email, 'phone', u.phone) AS buyer, f.titles, f.reason::text, f.total, f.amount,
  f.gateway, f."paymentMethod", p.way::text, f.note, CASE WHEN a."orderId" IS NOT NULL THEN json_build_object('bank', b.name, 'holder', a.holder, 'numberEnd', a."numberEnd") END AS account,
  f."dueAt", f."refundedAt", f.reference, m.fullname AS "refundedBy"`;

const refundList = sqlList<QueryOf<typeof transactionEndpoints.refunds>>({
  select: columns,
  from: refunds,
  keyword: [Prisma.sql`f.code`, Prisma.sql`u.fullname`, Prisma.sql`u.email`, Prisma.sql`f.titles::text`],
  sort: {
    dueAt: Prisma.sql`f."dueAt"`,
    // Unpaid refunds come last, in both directions.
    refundedAt: Prisma.sql`f."refundedAt" IS NULL, f."refundedAt"`,
    createdAt: Prisma.sql`f."dueAt"`,
    updatedAt: Prisma.sql`coalesce(f."refundedAt", f."dueAt")`,
  },
  filter: {
    isPaid: column(Prisma.sql`(f."refundedAt" IS NOT NULL)`, 'boolean'),
    way: column(Prisma.sql`p.way::text`),
    /** True if operators can pay it now: to an account that was named. */
    isPayable: column(
      Prisma.sql`coalesce(p.way = 'bank' AND a."orderId" IS NOT NULL AND f."refundedAt" IS NULL, false)`,
      'boolean',
    ),
    reason: (condition) => sqlConditionOf(Prisma.sql`f.reason::text`, condition),
    buyerId: column(Prisma.sql`f."userId"`, 'uuid'),
    classId: (condition) =>
      Prisma.sql`EXISTS (SELECT FROM unnest(f."classIds") AS of(id) WHERE ${sqlConditionOf(Prisma.sql`of.id`, condition, Prisma.sql`uuid`)})`,
  },
  fallback: [['dueAt', 'asc']],
  id: Prisma.sql`f.id`,
});

export const findRefunds = (db: Db, query: QueryOf<typeof transactionEndpoints.refunds>) =>
  refundList.page<RefundRow>(db, query, Prisma.sql`TRUE`);
/** Finds a refund by its id; or by the code of its order, an unpaid one first. */
export async function findRefund(db: Db, key: { id: string } | { code: string }) {
  const which = 'id' in key ? Prisma.sql`f.id = ${key.id}::uuid` : Prisma.sql`f.code = ${key.code}`;
  const [row] = await db.$queryRaw<RefundRow[]>`
    SELECT ${columns} FROM ${refunds} WHERE ${which} ORDER BY f."refundedAt" IS NULL DESC, f."dueAt", f.id LIMIT 1`;
  return row ?? null;
}

/** Returns whether the buyer of an order named an account that its money can be sent to. */
export const hasAccount = async (db: Db, orderId: string) => (await db.refundAccount.count({ where: { orderId } })) > 0;

interface PaidRefund {
  refundedAt: Date;
  refundReference: string;
  refundedById: string | null;
}
/** Returns false if the refund is marked already. Of two concurrent calls, the first wins. */
export async function updateRefunded(tx: Db, id: string, refund: PaidRefund) {
  const [orders, lines] = [
    await tx.order.updateMany({ where: { id, refundDueAt: { not: null }, refundedAt: null }, data: refund }),
    await tx.lineRefund.updateMany({ where: { id, refundedAt: null }, data: refund }),
  ];
  return orders.count + lines.count === 1;
}
