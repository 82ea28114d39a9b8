import type { RefundReason } from '../../generated/prisma/enums.ts';
import type { Db } from '../../platform/db.ts';

export const updateLinesCancelled = (tx: Db, lineIds: readonly string[], now: Date) => tx.$executeRaw`
  UPDATE "OrderLine" SET "givenBackAt" = ${now}, stock = CASE WHEN stock IS NOT NULL THEN 'released'::"TicketStock" END, "tierId" = NULL
  WHERE id = ANY(${lineIds}::uuid[])`;

interface NewRefund {
  orderLineId: string;
  reason: RefundReason;
  note: string | null;
  amount: number;
  dueAt: Date;
  refundedAt: Date | null;
  refundReference: string | null;
}
export const insertLineRefunds = (tx: Db, refunds: NewRefund[]) =>
  tx.lineRefund.createManyAndReturn({ data: refunds, select: { id: true } });

/** Finds the runners of a mitra, who are notified about its cancelled sales. */
export const findRunners = (tx: Db, classIds: readonly string[]) => tx.$queryRaw<
  { userId: string; email: string; fullname: string; classId: string; title: string }[]
>`
  SELECT u.id AS "userId", u.email, u.fullname, c.id AS "classId", c.title
  FROM "Class" c JOIN "MitraMember" m ON m."mitraId" = c."mitraId" JOIN "User" u ON u.id = m."userId" AND u."deactivatedAt" IS NULL
  WHERE c.id = ANY(${classIds}::uuid[]) AND m.role <> 'instructor'`;
