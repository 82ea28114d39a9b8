import { Prisma } from '../../platform/db.ts';
import type { StockFacts } from './stock.facts.ts';

/** Stock of a webinar that a user already has, and their entries on its waiting list. */
export interface OwnStock {
  /** Lines of orders that wait or are paid. */
  readonly lines: readonly {
    readonly ticketId: string;
    readonly stock: 'held' | 'sold';
    readonly quantity: number;
    readonly listPrice: number;
    readonly tierId: string | null;
  }[];
  readonly waiting: readonly WaitingFacts[];
}
export interface WaitingFacts {
  readonly ticketId: string;
  /** Position from 1; 0 with an offer. */
  readonly position: number;
  readonly offerEndsAt: string | null;
}

/** Selects the same as one value; `classId` and `userId` are expressions. */
export const ownStockJson = (classId: Prisma.Sql, userId: Prisma.Sql) => Prisma.sql`json_build_object(
  'lines', (
    SELECT coalesce(json_agg(json_build_object('ticketId', l."ticketId", 'stock', l.stock, 'quantity', l.quantity, 'listPrice', l."listPrice", 'tierId', l."tierId")), '[]')
    FROM "OrderLine" l JOIN "Order" o ON o.id = l."orderId"
    WHERE l."classId" = ${classId} AND l.stock IN ('held', 'sold') AND o."userId" = ${userId}
  ),
  'waiting', (
    SELECT coalesce(json_agg(json_build_object('ticketId', e."ticketId", 'offerEndsAt', e."offerEndsAt", 'position', CASE e.state WHEN 'waiting' THEN (
      SELECT count(*) FROM "WaitingEntry" b
      WHERE b."ticketId" = e."ticketId" AND b.state = 'waiting' AND (b."createdAt", b.id) <= (e."createdAt", e.id)
    ) ELSE 0 END) ORDER BY e.id), '[]')
    FROM "WaitingEntry" e JOIN "Ticket" w ON w.id = e."ticketId"
    WHERE w."classId" = ${classId} AND e."userId" = ${userId} AND e.state IN ('waiting', 'offered')
  ))`;

/** Returns the stock as this user sees it: what is held for the user counts as free. */
export function stockFor<Stock extends StockFacts | null>(stock: Stock, own: OwnStock | null, now: Date): Stock {
  if (!stock || !own) return stock;
  const held = [
    ...own.lines.filter((line) => line.stock === 'held'),
    ...own.waiting.filter((one) => isOffered(one, now)).map(({ ticketId }) => ({ ticketId, quantity: 1 })),
  ];
  const heldOf = (ids: readonly string[]) =>
    held.reduce((sum, { ticketId, quantity }) => sum + (ids.includes(ticketId) ? quantity : 0), 0);
  const regular = stock.tickets.flatMap(({ id, kind }) => (kind === 'regular' ? [id] : []));
  return {
    ...stock,
    held: stock.held - heldOf(regular),
    tickets: stock.tickets.map((ticket) => ({ ...ticket, held: ticket.held - heldOf([ticket.id]) })),
  };
}

export const isOffered = ({ offerEndsAt }: WaitingFacts, now: Date) =>
  offerEndsAt !== null && new Date(offerEndsAt) > now;
