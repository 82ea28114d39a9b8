import type { QueryOf } from '@sinau/contracts';
import type { VoucherOffer } from '@sinau/contracts/commerce/voucher/voucher-facts.schemas';
import type { voucherEndpoints } from '@sinau/contracts/commerce/voucher/voucher.endpoints';
import { Prisma, type Db } from '../../platform/db.ts';
import { column, sqlList } from '../../platform/sql-list.ts';

type OfferQuery = QueryOf<typeof voucherEndpoints.offers>;

/** Classes by their tabs of the catalog, and bundles with their classes, in the order in which a checkout shares out their price. */
const onSale = Prisma.sql`(
  SELECT c.id, CASE c.kind WHEN 'webinar' THEN 'webinar' ELSE replace(c.format::text, '_', '-') END AS type,
    c.title, c."mitraId", c."categoryId" AS "topicId", c."salePrice" AS price, c."publishedAt", '[]'::json AS parts
  FROM "Class" c WHERE c."isForSale"
  UNION ALL
  SELECT b.id, 'bundling', b.title, b."mitraId", b."categoryId", b."salePrice", b."publishedAt", held.parts
  FROM "Bundle" b CROSS JOIN LATERAL (
    SELECT bool_and(c."isForSale") AS "isWhole",
      json_agg(json_build_object('classId', c.id, 'price', c."salePrice") ORDER BY i.position, i."classId") AS parts
    FROM "BundleItem" i JOIN "Class" c ON c.id = i."classId" WHERE i."bundleId" = b.id
  ) held
  WHERE b."isOffered" AND held."isWhole"
)`;

const offerList = (keyword: readonly Prisma.Sql[]) =>
  sqlList<OfferQuery>({
    select: Prisma.sql`f.id, f.type, f.title, json_build_object('id', m.id, 'name', m.name) AS mitra, f."topicId", f.price, f.parts`,
    from: Prisma.sql`${onSale} f JOIN "Mitra" m ON m.id = f."mitraId"`,
    keyword,
    sort: {
      price: Prisma.sql`f.price`,
      title: Prisma.sql`lower(f.title)`,
      createdAt: Prisma.sql`f."publishedAt"`,
      updatedAt: Prisma.sql`f."publishedAt"`,
    },
    filter: {
      id: column(Prisma.sql`f.id`, 'uuid'),
      type: column(Prisma.sql`f.type`),
      topicId: column(Prisma.sql`f."topicId"`, 'uuid'),
      mitraId: column(Prisma.sql`f."mitraId"`, 'uuid'),
    },
    fallback: [['price', 'asc']],
    id: Prisma.sql`f.id`,
  });
const title = Prisma.sql`f.title`;
const ofOneMitra = offerList([title]);
const ofAllMitra = offerList([title, Prisma.sql`m.name`]);

/** Finds paid offers: of one mitra, or of all. */
export const findOffers = (db: Db, mitraId: string | null, query: OfferQuery) =>
  mitraId === null
    ? ofAllMitra.page<VoucherOffer>(db, query, Prisma.sql`f.price > 0`)
    : ofOneMitra.page<VoucherOffer>(db, query, Prisma.sql`f.price > 0 AND f."mitraId" = ${mitraId}::uuid`);
