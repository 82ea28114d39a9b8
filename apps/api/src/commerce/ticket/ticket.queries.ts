import type { TicketKind } from '@sinau/contracts/commerce/ticket/ticket.rules';
import { sqlReachedBy, type Reach } from '../../platform/class-access.ts';
import { Prisma, type Db, type RunSql } from '../../platform/db.ts';
import { sqlRefIs } from '../../platform/refs.ts';
import { stockJson, type StockFacts } from '../../storefront/stock/index.ts';

export interface WebinarTickets {
  classId: string;
  isForSale: boolean;
  endsAt: Date | null;
  stock: StockFacts | null;
  /** Number of waiting users, by ticket. */
  waiting: Record<string, number>;
}

/** Finds a webinar that the partner can access, with its tickets, in one statement. */
export async function findTickets(sql: RunSql, partner: Reach, ref: string): Promise<WebinarTickets | null> {
  const c = Prisma.sql`c`;
  const [row] = await sql<WebinarTickets>(Prisma.sql`
    SELECT c.id AS "classId", c."isForSale", c."endsAt", ${stockJson(Prisma.sql`c.id`)} AS stock, (
      SELECT coalesce(json_object_agg(w."ticketId", w.count), '{}')
      FROM (
        SELECT e."ticketId", count(*)::int AS count FROM "WaitingEntry" e JOIN "Ticket" t ON t.id = e."ticketId"
        WHERE t."classId" = c.id AND e.state IN ('waiting', 'offered') GROUP BY 1
      ) w
    ) AS waiting
    FROM "Class" c WHERE c.kind = 'webinar' AND ${sqlRefIs(c, ref)} AND ${sqlReachedBy(c, partner)}`);
  return row ?? null;
}

/** Creates the stock with the first ticket, or the first quota. */
export const insertStock = (tx: Db, classId: string) =>
  tx.seatStock.createMany({ data: [{ classId }], skipDuplicates: true });
export const updateQuota = (tx: Db, classId: string, quota: number | null) =>
  tx.seatStock.update({ where: { classId }, data: { quota } });

export interface TicketFields {
  title: string;
  description: string;
  price: number;
  quota: number | null;
  saleStartsAt: Date | null;
  saleEndsAt: Date | null;
  perOrder: number;
  perUser: number;
}
type NewTicket = TicketFields & { classId: string; kind: TicketKind; position: number; createdAt: Date };
export const insertTicket = (tx: Db, ticket: NewTicket) => tx.ticket.create({ data: ticket, select: { id: true } });
export const updateTicket = (tx: Db, id: string, fields: Partial<TicketFields> & { archivedAt?: Date | null }) =>
  tx.ticket.update({ where: { id }, data: fields, select: { id: true } });
export const deleteTicket = (tx: Db, id: string) => tx.ticket.delete({ where: { id }, select: { id: true } });

/** Sets the positions of a webinar's tickets. */
export const updateStockPositions = (tx: Db, ids: readonly string[]) => tx.$executeRaw`
  UPDATE "Ticket" t SET position = placed.number - 1
  FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS placed (id, number) WHERE t.id = placed.id`;

export interface TierFields {
  /** Id of an existing tier. */
  id?: string | undefined;
  price: number;
  endsAt: Date | null;
  count: number | null;
}
/** Replaces the tiers of a ticket; those that stay keep their orders. */
export async function replaceTiers(tx: Db, ticketId: string, tiers: readonly TierFields[]) {
  const kept = tiers.flatMap(({ id }) => id ?? []);
  await tx.ticketTier.deleteMany({ where: { ticketId, id: { notIn: kept } } });
  // Clears the positions first: two tiers may swap theirs.
  await tx.$executeRaw`UPDATE "TicketTier" SET position = -1 - position WHERE "ticketId" = ${ticketId}::uuid`;
  for (const [position, { id, ...fields }] of tiers.entries())
    if (id) await tx.ticketTier.update({ where: { id }, data: { ...fields, position } });
    else await tx.ticketTier.create({ data: { ...fields, position, ticketId } });
}
