import type { TicketKind } from '@sinau/contracts/commerce/ticket/ticket.rules';
import { Prisma } from '../../platform/db.ts';

/** A webinar's seats and tickets as the database returns them in one value; times arrive as text. */
export interface StockFacts {
  readonly quota: number | null;
  readonly held: number;
  readonly sold: number;
  /** Tickets in order, including archived ones. */
  readonly tickets: readonly TicketFacts[];
}
export interface TicketFacts {
  readonly id: string;
  readonly kind: TicketKind;
  readonly title: string;
  readonly description: string;
  readonly price: number;
  readonly quota: number | null;
  readonly held: number;
  readonly sold: number;
  readonly saleStartsAt: string | null;
  readonly saleEndsAt: string | null;
  readonly perOrder: number;
  readonly perUser: number;
  readonly archivedAt: string | null;
  readonly tiers: readonly TierFacts[];
}
export interface TierFacts {
  readonly id: string;
  readonly price: number;
  readonly endsAt: string | null;
  readonly count: number | null;
  readonly taken: number;
}

const columns = (alias: string, names: readonly (keyof TicketFacts | keyof TierFacts)[]) =>
  Prisma.raw(names.map((name) => `'${name}', ${alias}."${name}"`).join(', '));
const ticketColumns = columns('t', [
  'id',
  'kind',
  'title',
  'description',
  'price',
  'quota',
  'held',
  'sold',
  'saleStartsAt',
  'saleEndsAt',
  'perOrder',
  'perUser',
  'archivedAt',
]);
const tierColumns = columns('r', ['id', 'price', 'endsAt', 'count', 'taken']);

/** Selects the stock of a class as one value, null where it sells no seats; `classId` is its id. */
export const stockJson = (classId: Prisma.Sql) => Prisma.sql`(
  SELECT json_build_object('quota', s.quota, 'held', s.held, 'sold', s.sold, 'tickets', (
    SELECT coalesce(json_agg(json_build_object(${ticketColumns}, 'tiers', (
      SELECT coalesce(json_agg(json_build_object(${tierColumns}) ORDER BY r.position), '[]') FROM "TicketTier" r WHERE r."ticketId" = t.id
    )) ORDER BY t.position, t.id), '[]')
    FROM "Ticket" t WHERE t."classId" = s."classId"
  )) FROM "SeatStock" s WHERE s."classId" = ${classId})`;

/** Tests whether a class that sells seats has one left that can be bought, now or later; `classId` is its id. */
export const hasRoomSql = (classId: Prisma.Sql, now: Date) => Prisma.sql`EXISTS (
  SELECT FROM "SeatStock" s JOIN "Ticket" t ON t."classId" = s."classId"
  WHERE s."classId" = ${classId} AND (s.quota IS NULL OR s.held + s.sold < s.quota) AND t.kind = 'regular' AND t."archivedAt" IS NULL
    AND (t."saleEndsAt" IS NULL OR t."saleEndsAt" > ${now}) AND (t.quota IS NULL OR t.held + t.sold < t.quota))`;
