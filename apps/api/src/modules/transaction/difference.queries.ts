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
/** Each once, however often it is found. */
export const insertDifferences = (db: Db, differences: readonly NewDifference[]) =>
  db.paymentDifference.createMany({ data: [...differences], skipDuplicates: true });
/** What is not found any more is over; what is found again is open again. */
export const updateDifferencesEnded = (
  db: Db,
  orderId: string,
  found: readonly Difference[],
  now: Date,
) => db.$executeRaw`
  UPDATE "PaymentDifference" d SET "endedAt" = CASE WHEN f.kind IS NULL THEN ${now}::timestamptz END
  FROM "PaymentDifference" e LEFT JOIN json_to_recordset(${JSON.stringify(found)}::json) AS f(kind text, key text)
    ON f.kind = e.kind::text AND f.key = e.key
  WHERE d.id = e.id AND e."orderId" = ${orderId}::uuid AND e.kind <> 'unknown_refund' AND (e."endedAt" IS NULL) = (f.kind IS NULL)`;

export interface ComparedOrder {
  id: string;
  code: string;
  status: OrderState;
  total: number;
  /** Refunds that we have as paid by the gateway. */
  refundKeys: string[];
}
const columns = Prisma.sql`
  o.id, o.code, o.status::text, o.total,
  ARRAY(SELECT p.id::text FROM "RefundPayment" p LEFT JOIN "LineRefund" r ON r.id = p.id
    WHERE p."orderId" = o.id AND p.way = 'gateway' AND coalesce(r."refundReference", o."refundReference") = p.id::text) AS "refundKeys"`;

/** Orders that a gateway knows, but those that still wait: they are asked about anyway. */
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
