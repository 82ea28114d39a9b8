import { Prisma, type Db } from '../../platform/db.ts';
import { hasAccess } from '../../core/enrolment/index.ts';

interface Untold {
  userId: string;
  email: string;
  fullname: string;
  classId: string;
  title: string;
  slug: string;
  salePrice: number;
  normalPrice: number;
}

const eventPrefix = 'wish_promotion:';
export const eventKeyOf = (classId: string) => eventPrefix + classId;

/** Finds users who had saved a class before its promotion began, do not have it, and were not notified. */
export const findUnnotified = (db: Db, now: Date, take: number) => db.$queryRaw<Untold[]>`
  SELECT w."userId", u.email, u.fullname, c.id AS "classId", c.title, c.slug, c."salePrice", c."normalPrice"
  FROM "WishlistItem" w JOIN "Class" c ON c.id = w."classId" JOIN "User" u ON u.id = w."userId"
  WHERE u."deactivatedAt" IS NULL AND c."isForSale" AND c."normalPrice" > c."salePrice" AND (c."promotionEndsAt" IS NULL OR c."promotionEndsAt" > ${now})
    AND EXISTS (
      SELECT FROM "PriceChange" p
      WHERE p."classId" = c.id AND p.part = 'normal' AND p."to" IS NOT NULL AND p."createdAt" > w."createdAt")
    AND NOT EXISTS (SELECT FROM "Notification" n WHERE n."userId" = w."userId" AND n."eventKey" = ${eventPrefix} || c.id)
    AND NOT EXISTS (
      SELECT FROM "Participant" p WHERE p."classId" = c.id AND p."userId" = w."userId" AND ${hasAccess(Prisma.sql`p.id`)})
  ORDER BY w.id LIMIT ${take}`;
