import type { DifferenceKind, OrderState } from '../../generated/prisma/enums.ts';
import { Prisma, type Db } from '../../platform/db.ts';

export interface Difference {
  kind: DifferenceKind;
  key: string;
  amount: number | null;
}
interface NewDifference extends Difference {
  orderId: string;
  foundAt: Date;
}
/** Inserts each difference once, however often it is found; one found again is open again. */
export const insertDifferences = async (db: Db, differences: readonly NewDifference[]) => {
  for (const { amount, foundAt, ...which } of differences)
    await db.$executeRaw`
      INSERT INTO "PaymentDifference" ("orderId", kind, key, amount, "foundAt")
      VALUES (${which.orderId}::uuid, ${which.kind}::"DifferenceKind", ${which.key}, ${amount}, ${foundAt})
      ON CONFLICT ("orderId", kind, key) DO UPDATE SET amount = EXCLUDED.amount, "endedAt" = NULL`;
};
export const updateDifferenceEnded = (tx: Db, orderId: string, kind: DifferenceKind, key: string, now: Date) =>
  tx.paymentDifference.updateMany({ where: { orderId, kind, key, endedAt: null }, data: { endedAt: now } });
/**
 * Ends the differences that the comparison no longer finds. A difference that a report named stays until the report is
 * explained.
 */
export const updateDifferencesEnded = (
  db: Db,
  orderId: string,
  found: readonly Difference[],
  now: Date,
) => db.$executeRaw`
  UPDATE "PaymentDifference" d SET "endedAt" = ${now}
  FROM "PaymentDifference" e LEFT JOIN json_to_recordset(${JSON.stringify(found)}::json) AS f(kind text, key text)
    ON f.kind = e.kind::text AND f.key = e.key
  WHERE d.id = e.id AND e."orderId" = ${orderId}::uuid AND e.kind NOT IN ('unknown_refund', 'charged_back') AND e."endedAt" IS NULL AND f.kind IS NULL`;

export interface ComparedOrder {
  id: string;
  code: string;
  status: OrderState;
  total: number;
  /** Refunds that we record as paid by the gateway. */
  refundKeys: string[];
}
const columns = Prisma.sql`
  o.id, o.code, o.status::text, o.total,
  ARRAY(SELECT p.id::text FROM "RefundPayment" p LEFT JOIN "LineRefund" r ON r.id = p.id
    WHERE p."orderId" = o.id AND p.way = 'gateway' AND coalesce(r."refundReference", o."refundReference") = p.id::text) AS "refundKeys"`;

/** Finds orders known to a gateway, except those that still wait: they are checked anyway. */
export const findComparedOrders = (
  db: Db,
  { gateway, since, after, take }: { gateway: string; since: Date; after: string | null; take: number },
) => db.$queryRaw<ComparedOrder[]>`
  SELECT ${columns} FROM "Order" o
  WHERE o.gateway = ${gateway} AND o.reference IS NOT NULL AND o.status NOT IN ('PENDING', 'REVIEW')
    AND (o."createdAt" >= ${since} OR o."updatedAt" >= ${since}) ${after ? Prisma.sql`AND o.id > ${after}::uuid` : Prisma.empty}
  ORDER BY o.id LIMIT ${take}`;
export async function findComparedOrder(db: Db, id: string) {
  const [order] = await db.$queryRaw<ComparedOrder[]>`SELECT ${columns} FROM "Order" o WHERE o.id = ${id}::uuid`;
  return order!;
}
