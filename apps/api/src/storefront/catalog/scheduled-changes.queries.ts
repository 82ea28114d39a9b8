import { newForDays } from '@sinau/contracts/storefront/catalog/catalog.choices';
import { Prisma } from '../../platform/db.ts';
import type { ScheduledChanges } from '../../platform/scheduled-changes.ts';

const noLongerNew = Prisma.sql`"publishedAt" + interval '24 hours' * ${newForDays}::int`;

/** Selects when prices, badges and webinars end. */
export const scheduledOfferChanges: ScheduledChanges = (ids) => Prisma.sql`
  SELECT unnest(ARRAY["promotionEndsAt", "endsAt", ${noLongerNew}]) AS at FROM "Class" WHERE id = ANY(${ids})
  UNION ALL SELECT ${noLongerNew} FROM "Bundle" WHERE id = ANY(${ids})`;
