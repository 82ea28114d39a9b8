import { Prisma, type Db } from '../../platform/db.ts';
import { sqlRefIs } from '../../platform/refs.ts';
import { movedSeatSql, type MovedSeat } from '../../study/live/index.ts';

export interface OwnSeat {
  classId: string;
  seat: MovedSeat | null;
  /** True if the user bought a seat that was cancelled since. */
  isCancelled: boolean;
}

/**
 * Locks the user's purchases, but not rows that only refer to the user: recording attendance holds the participant and
 * is about to issue a certificate, and the two would wait for each other.
 */
export const lockBuyerOfSeat = (tx: Db, userId: string) =>
  tx.$executeRaw`SELECT FROM "User" WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;

/**
 * Locks the participant of a webinar: no attendance is recorded, and no second call reads on, until the transaction
 * ends.
 */
export async function lockOwnSeat(tx: Db, userId: string, ref: string) {
  const [locked] = await tx.$queryRaw<{ id: string }[]>`
    SELECT p.id FROM "Participant" p JOIN "Class" c ON c.id = p."classId"
    WHERE p."userId" = ${userId}::uuid AND c.kind = 'webinar' AND ${sqlRefIs(Prisma.sql`c`, ref)}
    FOR NO KEY UPDATE OF p`;
  if (!locked) return null;
  const [row] = await tx.$queryRaw<OwnSeat[]>`
    SELECT p."classId", ${movedSeatSql} AS seat, EXISTS (
      SELECT FROM "OrderLine" l JOIN "Order" o ON o.id = l."orderId"
      WHERE o."userId" = p."userId" AND l."classId" = p."classId" AND l."ticketKind" = 'regular' AND l.stock = 'released'
        AND o.status IN ('SUCCESS', 'PARTIALLY_REFUNDED', 'REFUNDED', 'DISPUTED')) AS "isCancelled"
    FROM "Participant" p WHERE p.id = ${locked.id}::uuid`;
  return row!;
}
