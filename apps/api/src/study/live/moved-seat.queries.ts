import { seatCancellationHours } from '@sinau/contracts/commerce/transaction/transaction.rules';
import { hours, later } from '../../platform/clock.ts';
import { Prisma } from '../../platform/db.ts';

/** A participant's purchase of a webinar, and whether one of its sessions was moved since. */
export interface MovedSeat {
  /** Time of the notification; null if no session was moved since they bought the seat. */
  readonly toldAt: string | null;
  /** Amount that they paid, additional tickets included. */
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

/** The seat of the participant who has this record of a lesson. */
export const movedSeatOfSession = (sessionId: string) => Prisma.sql`(
  SELECT ${movedSeatSql} FROM "LessonSession" seat JOIN "Participant" p ON p.id = seat."participantId" WHERE seat.id = ${sessionId}::uuid)`;

/** End of the period in which a seat may be returned; null if no session was moved. */
export const cancellationEnd = ({ toldAt }: MovedSeat) =>
  toldAt === null ? null : later(new Date(toldAt), hours(seatCancellationHours));

/** Offer to the participant now; null for none. */
export function seatCancellationOf(seat: MovedSeat, now: Date) {
  const until = cancellationEnd(seat);
  return until && now < until && !seat.isAttended ? { until: until.toISOString(), amount: seat.amount } : null;
}
