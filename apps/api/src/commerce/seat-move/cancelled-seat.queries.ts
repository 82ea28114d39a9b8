import { Prisma, type Db } from '../../platform/db.ts';

const batch = 100;

/** Finds orders with sold tickets of a webinar, of one buyer or of all. */
export const findOrdersWithSeats = (db: Db, classId: string, { userId }: { userId?: string } = {}) =>
  db.order.findMany({
    where: { ...(userId && { userId }), lines: { some: { classId, stock: 'sold' } } },
    orderBy: { id: 'asc' },
    take: batch,
    select: { id: true },
  });

/**
 * Makes these orders overdue, so that the next check closes them at the gateway; a payment meanwhile is checked again.
 */
export const updateWaitingOverdue = (db: Db, classId: string, now: Date, userId?: string) => db.$executeRaw`
  UPDATE "Order" o SET "expiresAt" = ${now}, "nextCheckAt" = ${now}
  WHERE o.status = 'PENDING' ${userId ? Prisma.sql`AND o."userId" = ${userId}::uuid` : Prisma.empty}
    AND EXISTS (SELECT FROM "OrderLine" l WHERE l."orderId" = o.id AND l."classId" = ${classId}::uuid AND l.stock = 'held')`;
