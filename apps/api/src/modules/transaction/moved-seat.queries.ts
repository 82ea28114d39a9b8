import { giveBackHours } from '@sinau/contracts/transaction/transaction.rules';
import { hours, later } from '../../platform/clock.ts';
import { Prisma, type Db } from '../../platform/db.ts';
import { sqlRefIs } from '../../platform/refs.ts';

/** What a participant bought of a webinar, and whether one of its sessions was moved since. */
export interface MovedSeat {
  /** When they were told; null if no session was moved since they bought the seat. */
  readonly toldAt: string | null;
  /** What they paid, additional tickets included. */
  readonly amount: number;
  readonly isAttended: boolean;
}

/** The seat of the participant `p`; null without one that was bought. */
const movedSeatSql = Prisma.sql`(
  SELECT json_build_object(
    'toldAt', (
      SELECT max(m."moveToldAt") FROM "LiveSession" m JOIN "Lesson" n ON n.id = m.id AND n."retiredAt" IS NULL
      WHERE m."classId" = p."classId" AND m."cancelledAt" IS NULL AND m."moveToldAt" >= bought.since),
    'amount', bought.amount,
    'isAttended', EXISTS (
      SELECT FROM "LessonSession" own JOIN "Attendance" a ON a."sessionId" = own.id WHERE own."participantId" = p.id))
  FROM (
    SELECT sum(l.paid)::int AS amount, min(o."paidAt") FILTER (WHERE l."ticketKind" = 'regular') AS since
    FROM "OrderLine" l JOIN "Order" o ON o.id = l."orderId"
    WHERE o."userId" = p."userId" AND l."classId" = p."classId" AND l.stock = 'sold'
  ) bought
  WHERE bought.since IS NOT NULL)`;

/** The same of the participant whose record of a lesson this is, for a statement of another module. */
export const movedSeatOfSession = (sessionId: string) => Prisma.sql`(
  SELECT ${movedSeatSql} FROM "LessonSession" seat JOIN "Participant" p ON p.id = seat."participantId" WHERE seat.id = ${sessionId}::uuid)`;

export interface OwnSeat {
  classId: string;
  seat: MovedSeat | null;
  /** Whether they bought a seat that was given back since. */
  isGivenBack: boolean;
}

/**
 * Keeps the same person's purchases waiting, but not what only refers to the person: whoever attends now holds the
 * participant and is about to get a certificate, and the two would wait for each other.
 */
export const lockGiver = (tx: Db, userId: string) =>
  tx.$executeRaw`SELECT FROM "User" WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;

/** Locks the participant of a webinar: nobody attends it, and no second call reads on, until the transaction ends. */
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
        AND o.status IN ('SUCCESS', 'PARTIALLY_REFUNDED', 'REFUNDED', 'DISPUTED')) AS "isGivenBack"
    FROM "Participant" p WHERE p.id = ${locked.id}::uuid`;
  return row!;
}

/** Until when a seat may be given back; null if no session was moved. */
export const giveBackEnd = ({ toldAt }: MovedSeat) =>
  toldAt === null ? null : later(new Date(toldAt), hours(giveBackHours));

/** What participants are offered now; null for nothing. */
export function giveBackOf(seat: MovedSeat, now: Date) {
  const until = giveBackEnd(seat);
  return until && now < until && !seat.isAttended ? { until: until.toISOString(), amount: seat.amount } : null;
}
