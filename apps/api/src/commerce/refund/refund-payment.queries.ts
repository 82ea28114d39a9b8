import type { RefundReason, RefundWay } from '../../generated/prisma/enums.ts';
import type { Db } from '../../platform/db.ts';

interface NewRefundPayment {
  id: string;
  orderId: string;
  nextTryAt: Date;
}
/** Inserts payments of refunds, which the gateway is asked for first. */
export const insertRefundPayments = (tx: Db, payments: readonly NewRefundPayment[]) =>
  tx.refundPayment.createMany({ data: payments.map((payment) => ({ ...payment, way: 'gateway' as const })) });

export interface ClaimedRefund {
  id: string;
  /** Number of times that the gateway refused it. */
  refused: number;
}
/** Claims the refund that has been due longest. Nothing is paid back while the payment is disputed. */
export async function claimRefund(db: Db, now: Date, until: Date) {
  const [claimed] = await db.$queryRaw<ClaimedRefund[]>`
    UPDATE "RefundPayment" SET "nextTryAt" = ${until} WHERE id = (
      SELECT p.id FROM "RefundPayment" p JOIN "Order" o ON o.id = p."orderId"
      WHERE p."nextTryAt" <= ${now} AND o.status <> 'DISPUTED' ORDER BY p."nextTryAt" LIMIT 1 FOR NO KEY UPDATE OF p SKIP LOCKED)
    RETURNING id, refused`;
  return claimed ?? null;
}

export interface OwedRefund {
  id: string;
  orderId: string;
  code: string;
  paymentMethod: string | null;
  reason: RefundReason;
  /** Null where the gateway named no whole amount. */
  amount: number | null;
  isPaid: boolean;
  reference: string | null;
  /** Null for a refund that was paid as it came to be owed. */
  way: RefundWay | null;
  buyer: { email: string; fullname: string };
}
/** Finds what is owed, or was paid back, of an order: in whole, or line by line. */
export const findRefundsOf = (db: Db, orderId: string) => db.$queryRaw<OwedRefund[]>`
  SELECT f.id, o.id AS "orderId", o.code, o."paymentMethod", f.reason::text, f.amount, f."refundedAt" IS NOT NULL AS "isPaid",
    f.reference, p.way::text, json_build_object('email', u.email, 'fullname', u.fullname) AS buyer
  FROM "Order" o JOIN "User" u ON u.id = o."userId" CROSS JOIN LATERAL (
    SELECT o.id, o."refundReason" AS reason, o."refundAmount" AS amount, o."refundedAt", o."refundReference" AS reference WHERE o."refundDueAt" IS NOT NULL
    UNION ALL
    SELECT r.id, r.reason, r.amount, r."refundedAt", r."refundReference" FROM "LineRefund" r JOIN "OrderLine" l ON l.id = r."orderLineId" WHERE l."orderId" = o.id
  ) f LEFT JOIN "RefundPayment" p ON p.id = f.id
  WHERE o.id = ${orderId}::uuid ORDER BY f.id`;
export const findOrderOfRefund = (db: Db, id: string) =>
  db.refundPayment.findUnique({ where: { id }, select: { orderId: true } });

/** Locks the refund for the first call: no other call decides about it until the transaction ends. */
export async function lockRefundPayment(tx: Db, id: string) {
  const [row] = await tx.$queryRaw<
    { way: RefundWay }[]
  >`SELECT way::text FROM "RefundPayment" WHERE id = ${id}::uuid FOR UPDATE`;
  return row ?? null;
}

export const updateRefundRefused = (db: Db, id: string) =>
  db.refundPayment.update({ where: { id }, data: { refused: { increment: 1 } }, select: { id: true } });
export const updateRefundTried = (db: Db, id: string, change: { way?: RefundWay; nextTryAt: Date | null }) =>
  db.refundPayment.updateMany({ where: { id }, data: change });
