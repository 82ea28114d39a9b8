import type { RefundReason } from '../../generated/prisma/enums.ts';
import { Prisma, type Db } from '../../platform/db.ts';

const batch = 100;

/** Orders with sold tickets of a webinar, of one buyer or of all. */
export const findOrdersWithSeats = (db: Db, classId: string, { userId }: { userId?: string } = {}) =>
  db.order.findMany({
    where: { ...(userId && { userId }), lines: { some: { classId, stock: 'sold' } } },
    orderBy: { id: 'asc' },
    take: batch,
    select: { id: true },
  });

/** The next check closes these orders at the gateway; what is paid meanwhile is looked at again. */
export const updateWaitingOverdue = (db: Db, classId: string, now: Date, userId?: string) => db.$executeRaw`
  UPDATE "Order" o SET "expiresAt" = ${now}, "nextCheckAt" = ${now}
  WHERE o.status = 'PENDING' ${userId ? Prisma.sql`AND o."userId" = ${userId}::uuid` : Prisma.empty}
    AND EXISTS (SELECT FROM "OrderLine" l WHERE l."orderId" = o.id AND l."classId" = ${classId}::uuid AND l.stock = 'held')`;

export const updateGivenBack = (tx: Db, lineIds: readonly string[], now: Date) => tx.$executeRaw`
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

/** Who is told that sales of a mitra went back: those who run it. */
export const findRunners = (tx: Db, classIds: readonly string[]) => tx.$queryRaw<
  { userId: string; email: string; fullname: string; classId: string; title: string }[]
>`
  SELECT u.id AS "userId", u.email, u.fullname, c.id AS "classId", c.title
  FROM "Class" c JOIN "MitraMember" m ON m."mitraId" = c."mitraId" JOIN "User" u ON u.id = m."userId" AND u."deactivatedAt" IS NULL
  WHERE c.id = ANY(${classIds}::uuid[]) AND m.role <> 'instructor'`;
