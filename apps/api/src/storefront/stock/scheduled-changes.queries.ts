import { Prisma } from '../../platform/db.ts';
import type { ScheduledChanges } from '../../platform/scheduled-changes.ts';

/** Selects when the sale of tickets begins and ends, and when early-bird prices end. */
export const scheduledStockChanges: ScheduledChanges = (ids) => Prisma.sql`
  SELECT unnest(ARRAY["saleStartsAt", "saleEndsAt"]) AS at FROM "Ticket" WHERE "classId" = ANY(${ids})
  UNION ALL SELECT r."endsAt" FROM "TicketTier" r JOIN "Ticket" t ON t.id = r."ticketId" WHERE t."classId" = ANY(${ids})`;
