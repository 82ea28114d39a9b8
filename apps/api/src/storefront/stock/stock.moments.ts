import { Prisma } from '../../platform/db.ts';
import type { Moments } from '../../platform/moments.ts';

/** When tickets begin and end to be sold, and early-bird prices end. */
export const stockMoments: Moments = (ids) => Prisma.sql`
  SELECT unnest(ARRAY["saleStartsAt", "saleEndsAt"]) AS at FROM "Ticket" WHERE "classId" = ANY(${ids})
  UNION ALL SELECT r."endsAt" FROM "TicketTier" r JOIN "Ticket" t ON t.id = r."ticketId" WHERE t."classId" = ANY(${ids})`;
