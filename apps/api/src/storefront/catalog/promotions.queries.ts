import type { Db } from '../../platform/db.ts';

/** Increments the revision, so that an open editor notices the end of the promotion. `updatedAt` stays, since nobody edited the class. Webinars follow their tickets. */
export const updatePromotionsEnded = (db: Db, now: Date) =>
  db.$executeRaw`UPDATE "Class" SET "salePrice" = "normalPrice", "normalPrice" = NULL, "promotionEndsAt" = NULL, revision = revision + 1 WHERE "promotionEndsAt" <= ${now} AND kind <> 'webinar'`;
