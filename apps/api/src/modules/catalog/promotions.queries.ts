import type { Db } from '../../platform/db.ts';

/** An open editor that shows the promotion has to hear of its end, so the revision moves on; the class was not edited, so `updatedAt` does not. */
export const updatePromotionsEnded = (db: Db, now: Date) =>
  db.$executeRaw`UPDATE "Class" SET "salePrice" = "normalPrice", "normalPrice" = NULL, "promotionEndsAt" = NULL, revision = revision + 1 WHERE "promotionEndsAt" <= ${now}`;
