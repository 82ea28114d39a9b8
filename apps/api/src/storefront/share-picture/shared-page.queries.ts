import { Prisma, type RunSql } from '../../platform/db.ts';
import { hasPublicPage } from '../catalog/index.ts';
import type { SharedKind } from '@sinau/contracts/rendered-page';

/** Content of the picture of a page. */
export interface SharedPage {
  title: string;
  /** Name of the mitra; null for mitra pages and articles. */
  mitra: string | null;
  picture: string | null;
  /**
   * Price before `promotionEndsAt`, where that is set; then `normalPrice` applies. Null for what has no price, or is no
   * longer on sale.
   */
  salePrice: number | null;
  normalPrice: number | null;
  promotionEndsAt: Date | null;
  /** Start of a webinar. */
  startsAt: Date | null;
}

const noPrice = Prisma.sql`NULL::int AS "salePrice", NULL::int AS "normalPrice", NULL::timestamptz AS "promotionEndsAt", NULL::timestamptz AS "startsAt"`;

/** Statements that read only what visitors see. */
const statements: Record<SharedKind, (slug: string) => Prisma.Sql> = {
  class: (slug) => Prisma.sql`
    SELECT c.title, m.name AS mitra, c.thumbnail AS picture, CASE WHEN c."isForSale" THEN c."salePrice" END AS "salePrice", c."normalPrice", c."promotionEndsAt",
      CASE WHEN c.kind = 'webinar' THEN c."startsAt" END AS "startsAt"
    FROM "Class" c JOIN "Mitra" m ON m.id = c."mitraId" WHERE c.slug = ${slug} AND ${hasPublicPage(Prisma.sql`c`)}`,
  bundle: (slug) => Prisma.sql`
    SELECT b.title, m.name AS mitra, b.thumbnail AS picture, CASE WHEN b."isOffered" THEN b."salePrice" END AS "salePrice", NULL::int AS "normalPrice",
      NULL::timestamptz AS "promotionEndsAt", NULL::timestamptz AS "startsAt"
    FROM "Bundle" b JOIN "Mitra" m ON m.id = b."mitraId" WHERE b.slug = ${slug} AND ${hasPublicPage(Prisma.sql`b`)}`,
  mitra: (slug) => Prisma.sql`
    SELECT m.name AS title, NULL AS mitra, m.logo AS picture, ${noPrice}
    FROM "Mitra" m WHERE m.slug = ${slug} AND m.status = 'Verified'`,
  article: (slug) => Prisma.sql`
    SELECT a.title, NULL AS mitra, a.cover AS picture, ${noPrice}
    FROM "Article" a WHERE a.slug = ${slug} AND a."publishedAt" <= now()`,
};

export async function findSharedPage(sql: RunSql, kind: SharedKind, slug: string): Promise<SharedPage | null> {
  const [row] = await sql<SharedPage>(statements[kind](slug));
  return row ?? null;
}
