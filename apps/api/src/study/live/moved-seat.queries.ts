import { seatCancellationHours } from '@sinau/contracts/commerce/transaction/transaction.rules';
import { hours, later } from '../../platform/clock.ts';
import { Prisma } from '../../platform/db.ts';

/** What a participant bought of a webinar, and whether one of its sessions was moved since. */
export interface MovedSeat {
  /** When they were told; null if no session was moved since they bought the seat. */
  readonly toldAt: string | null;
  /** What they paid, additional tickets included. */
  readonly amount: number;
  readonly isAttended: boolean;
}

/** The seat of the participant `p`; null without one that was bought. */
export const movedSeatSql = Prisma.sql`(
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

/** The same of the participant whose record of a lesson this is. */
export const movedSeatOfSession = (sessionId: string) => Prisma.sql`(
  SELECT ${movedSeatSql} FROM "LessonSession" seat JOIN "Participant" p ON p.id = seat."participantId" WHERE seat.id = ${sessionId}::uuid)`;

/** Until when a seat may be given back; null if no session was moved. */
export const cancellationEnd = ({ toldAt }: MovedSeat) =>
  toldAt === null ? null : later(new Date(toldAt), hours(seatCancellationHours));

/** What participants are offered now; null for nothing. */
export function giveBackOf(seat: MovedSeat, now: Date) {
  const until = cancellationEnd(seat);
  return until && now < until && !seat.isAttended ? { until: until.toISOString(), amount: seat.amount } : null;
}
