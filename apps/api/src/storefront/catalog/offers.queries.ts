import type { QueryOf } from '@sinau/contracts';
import type { catalogEndpoints } from '@sinau/contracts/storefront/catalog/catalog.endpoints';
import type { FeaturedList } from '@sinau/contracts/storefront/featured/featured.rules';
import type { SortOf } from '@sinau/contracts/list-query';
import { Prisma } from '../../platform/db.ts';
import { sqlRefIs } from '../../platform/refs.ts';
import { hasRoomSql, stockJson } from '../stock/index.ts';

/** A table that offers come from: classes as `c`, or bundles as `b`; `k` is the topic and `m` the mitra. */
export interface Offers {
  readonly from: Prisma.Sql;
  /** Portion of `from` that filters and sorts need. */
  readonly foundIn: Prisma.Sql;
  /** Columns of a `CardRow`, the same in both. */
  readonly card: Prisma.Sql;
  readonly kind: 'class' | 'bundle';
  readonly id: Prisma.Sql;
  /** Columns that lists sort by. */
  readonly sorts: Record<CardSort, Prisma.Sql>;
  /** Columns that lists filter by. */
  readonly traits: Record<Trait, Prisma.Sql>;
}

export type CardSort = SortOf<QueryOf<typeof catalogEndpoints.list>>;
type Trait =
  | 'categoryId'
  | 'mitraId'
  | 'tab'
  | 'salePrice'
  | 'isPromoted'
  | 'level'
  | 'language'
  | 'durationSeconds'
  | 'rating'
  | 'startsAt'
  | 'publishedAt'
  | 'hasSeats';

/** Mean of a class's reviews with one decimal, and their number; null while there are none. */
export const ratingSql = Prisma.sql`CASE WHEN c."ratingCount" > 0 THEN json_build_object('average', round(c."ratingAverage"::numeric, 1)::float, 'count', c."ratingCount") END`;

/** Adds ten reviews with four stars: a single review must not make a class the best of all. */
const weighedRating = (average: Prisma.Sql, count: Prisma.Sql) =>
  Prisma.sql`((coalesce(${average}, 0) * ${count} + 40) / (${count} + 10))`;

/** Selects the persons shown on the page of a class. */
export const educatorsSql = (classId: Prisma.Sql) => Prisma.sql`(
  SELECT coalesce(json_agg(json_build_object('id', e.id, 'name', e.name, 'title', e.title, 'photo', e.photo) ORDER BY e.position), '[]')
  FROM "Educator" e WHERE e."classId" = ${classId})`;

const topicAndMitra = Prisma.sql`
  json_build_object('title', k.title, 'slug', k.slug) AS category,
  json_build_object('id', m.id, 'name', m.name, 'slug', m.slug, 'logo', m.logo) AS mitra`;

const classFrom = Prisma.sql`"Class" c JOIN "Category" k ON k.id = c."categoryId" JOIN "Mitra" m ON m.id = c."mitraId"`;
const classCard = Prisma.sql`
    c.id, c.kind::text AS kind, CASE c.kind WHEN 'program' THEN c.format END AS format, c.title, c.slug, c.thumbnail, c."salePrice", c."normalPrice", c."promotionEndsAt",
    c."participantCount", c."lessonCount" AS "totalLesson", 0 AS "totalClass", c."durationSeconds", c."startsAt", c."endsAt", ${ratingSql} AS rating, ${topicAndMitra},
    c."publishedAt", c."isBestseller", CASE c.kind WHEN 'webinar' THEN ${stockJson(Prisma.sql`c.id`)} END AS stock`;
export const classesAt = (now: Date): Offers => ({
  from: classFrom,
  foundIn: Prisma.sql`"Class" c`,
  card: classCard,
  kind: 'class',
  id: Prisma.sql`c.id`,
  sorts: {
    popular: Prisma.sql`c."participantCount"`,
    publishedAt: Prisma.sql`c."publishedAt"`,
    // For visitors a class begins when it is published.
    createdAt: Prisma.sql`c."publishedAt"`,
    updatedAt: Prisma.sql`c."updatedAt"`,
    title: Prisma.sql`lower(c.title)`,
    salePrice: Prisma.sql`c."salePrice"`,
    rating: weighedRating(Prisma.sql`c."ratingAverage"`, Prisma.sql`c."ratingCount"`),
    // An expression, so that PostgreSQL does not use the index of this order for conditions on the start
    startsAt: Prisma.sql`(c."startsAt" AT TIME ZONE 'UTC')`,
    relevance: Prisma.sql`0::int`,
  },
  traits: {
    categoryId: Prisma.sql`c."categoryId"`,
    mitraId: Prisma.sql`c."mitraId"`,
    tab: Prisma.sql`CASE c.kind WHEN 'webinar' THEN 'webinar' ELSE replace(c.format::text, '_', '-') END`,
    salePrice: Prisma.sql`c."salePrice"`,
    isPromoted: Prisma.sql`(c."normalPrice" IS NOT NULL AND (c."promotionEndsAt" IS NULL OR c."promotionEndsAt" > ${now}))`,
    level: Prisma.sql`c.level`,
    language: Prisma.sql`c.language`,
    durationSeconds: Prisma.sql`c."durationSeconds"`,
    rating: Prisma.sql`c."ratingAverage"`,
    startsAt: Prisma.sql`c."startsAt"`,
    publishedAt: Prisma.sql`c."publishedAt"`,
    hasSeats: Prisma.sql`(c.kind = 'program' OR ${hasRoomSql(Prisma.sql`c.id`, now)})`,
  },
});

const sumsOfClasses = Prisma.sql`
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS "totalClass", sum(c."lessonCount")::int AS "totalLesson", sum(c."durationSeconds")::int AS "durationSeconds", sum(c."salePrice")::int AS "classPrice",
        sum(c."ratingAverage" * c."ratingCount") / nullif(sum(c."ratingCount"), 0) AS "ratingAverage", sum(c."ratingCount")::int AS "ratingCount",
        bool_and(c."isForSale") AS "isWhole",
        -- What its classes have in common
        CASE WHEN min(c.level) = max(c.level) THEN min(c.level) ELSE 'all' END AS level, CASE WHEN min(c.language) = max(c.language) THEN min(c.language) END AS language
      FROM "BundleItem" i JOIN "Class" c ON c.id = i."classId" WHERE i."bundleId" = b.id
    ) s`;
/** Bundles with the sums of their classes. A bundle is for sale only if all of its classes are. */
export const bundles: Offers = {
  kind: 'bundle',
  id: Prisma.sql`b.id`,
  from: Prisma.sql`"Bundle" b JOIN "Category" k ON k.id = b."categoryId" JOIN "Mitra" m ON m.id = b."mitraId" ${sumsOfClasses}`,
  foundIn: Prisma.sql`"Bundle" b ${sumsOfClasses}`,
  card: Prisma.sql`
    b.id, 'bundle' AS kind, NULL::"ClassFormat" AS format, b.title, b.slug, b.thumbnail, b."salePrice", s."classPrice" AS "normalPrice", NULL::timestamptz AS "promotionEndsAt",
    b."participantCount", s."totalLesson", s."totalClass", s."durationSeconds", NULL::timestamptz AS "startsAt", NULL::timestamptz AS "endsAt",
    CASE WHEN s."ratingCount" > 0 THEN json_build_object('average', round(s."ratingAverage"::numeric, 1)::float, 'count', s."ratingCount") END AS rating, ${topicAndMitra},
    b."publishedAt", false AS "isBestseller", NULL::json AS stock`,
  sorts: {
    popular: Prisma.sql`b."participantCount"`,
    publishedAt: Prisma.sql`b."publishedAt"`,
    createdAt: Prisma.sql`b."publishedAt"`,
    updatedAt: Prisma.sql`b."updatedAt"`,
    title: Prisma.sql`lower(b.title)`,
    salePrice: Prisma.sql`b."salePrice"`,
    rating: weighedRating(Prisma.sql`s."ratingAverage"`, Prisma.sql`s."ratingCount"`),
    startsAt: Prisma.sql`NULL::timestamp`,
    relevance: Prisma.sql`0::int`,
  },
  traits: {
    categoryId: Prisma.sql`b."categoryId"`,
    mitraId: Prisma.sql`b."mitraId"`,
    tab: Prisma.sql`'bundling'`,
    salePrice: Prisma.sql`b."salePrice"`,
    // Costing less than its classes is no promotion.
    isPromoted: Prisma.sql`false`,
    level: Prisma.sql`s.level`,
    language: Prisma.sql`s.language`,
    durationSeconds: Prisma.sql`s."durationSeconds"`,
    rating: Prisma.sql`s."ratingAverage"`,
    startsAt: Prisma.sql`NULL::timestamptz`,
    publishedAt: Prisma.sql`b."publishedAt"`,
    hasSeats: Prisma.sql`true`,
  },
};

/** Tests for a public page: every published offer has one, also when it is no longer sold. */
export const hasPublicPage = (offer: Prisma.Sql) =>
  Prisma.sql`(${offer}."statusApprove" = 'publish' AND ${offer}."suspendedAt" IS NULL)`;

export const bundleIsForSale = Prisma.sql`b."isOffered" AND s."isWhole"`;

/**
 * Builds the statement that reads the card of a bundle with a public page, with further columns; `alias` names the
 * bundle, `s` sums up its classes.
 */
export const bundleCardSql = (ref: string, columns: (alias: Prisma.Sql) => Prisma.Sql) => Prisma.sql`
  SELECT ${bundles.card}, ${columns(Prisma.sql`b`)} FROM ${bundles.from}
  WHERE ${sqlRefIs(Prisma.sql`b`, ref)} AND ${hasPublicPage(Prisma.sql`b`)}`;

/** Builds the statement that reads the cards of a bundle's classes that are for sale, with the mitra's reasons, in its order. */
export const cardsOfBundleSql = (bundleId: string) => Prisma.sql`
  SELECT ${classCard}, i.reason FROM ${classFrom} JOIN "BundleItem" i ON i."classId" = c.id
  WHERE i."bundleId" = ${bundleId}::uuid AND c."isForSale" ORDER BY i.position, c.id`;

/** Builds the statement that reads the cards of published classes by their ids, in the order of these. */
export const cardsOfClassesSql = (ids: readonly string[]) => Prisma.sql`
  SELECT ${classCard} FROM ${classFrom} WHERE c.id = ANY(${ids}::uuid[]) ORDER BY array_position(${ids}::uuid[], c.id)`;

/**
 * Builds the statement that reads the cards of classes by their slugs, in the order of these, with further columns and
 * the persons shown on their pages. `c` names the class.
 */
export const classCardsBySlugSql = (
  slugs: readonly string[],
  columns: (c: Prisma.Sql) => Prisma.Sql,
  condition: (c: Prisma.Sql) => Prisma.Sql,
) => Prisma.sql`
  SELECT ${classCard}, ${educatorsSql(Prisma.sql`c.id`)} AS educators, ${columns(Prisma.sql`c`)} FROM ${classFrom}
  WHERE c.slug = ANY(${slugs}::text[]) AND ${condition(Prisma.sql`c`)} ORDER BY array_position(${slugs}::text[], c.slug)`;

/** Builds the statement that reads cards by ids, also of what is no longer for sale, which `isForSale` says. */
export const cardsByIdsSql = ({ classIds, bundleIds }: { classIds: readonly string[]; bundleIds: readonly string[] }) =>
  Prisma.sql`
  SELECT ${classCard}, c."isForSale" FROM ${classFrom} WHERE c.id = ANY(${classIds}::uuid[])
  UNION ALL SELECT ${bundles.card}, ${bundleIsForSale} FROM ${bundles.from} WHERE b.id = ANY(${bundleIds}::uuid[])`;

/** Builds the statement that finds an offer of this kind if it is for sale. */
export const offeredSql = (type: 'program' | 'webinar' | 'bundle', id: string, now: Date) =>
  type === 'bundle'
    ? Prisma.sql`SELECT b.id FROM ${bundles.from} WHERE b.id = ${id}::uuid AND ${bundleIsForSale}`
    : Prisma.sql`
      SELECT c.id FROM "Class" c WHERE c.id = ${id}::uuid AND c.kind = ${type}::"ClassKind" AND c."isForSale"
        AND (c.kind = 'program' OR c."endsAt" > ${now})`;

/** Builds the statement that reads the cards of classes that participants of these also take and that are on sale. */
export const alsoTakenCardsSql = (classIds: readonly string[], now: Date, take: number) => Prisma.sql`
  SELECT ${classCard} FROM ${classFrom} JOIN (
    SELECT "otherId", sum(count) AS count FROM "AlsoTaken"
    WHERE "classId" = ANY(${classIds}::uuid[]) AND "otherId" <> ALL(${classIds}::uuid[]) GROUP BY "otherId"
  ) t ON t."otherId" = c.id
  WHERE c."isForSale" AND (c.kind = 'program' OR c."endsAt" > ${now}) ORDER BY t.count DESC, c.id LIMIT ${take}`;

/**
 * Builds the statement that reads the cards of the classes picked for a list, if their period includes now and they are
 * on sale.
 */
export const featuredCardsSql = (place: FeaturedList, now: Date, take: number) => Prisma.sql`
  SELECT ${classCard} FROM ${classFrom} JOIN "FeaturedPick" f ON f."classId" = c.id
  WHERE f.place = ${place}::"FeaturedPlace" AND (f."startsAt" IS NULL OR f."startsAt" <= ${now}) AND (f."endsAt" IS NULL OR f."endsAt" > ${now})
    AND c."isForSale" AND (c.kind = 'program' OR c."endsAt" > ${now})
  ORDER BY f.position, f.id LIMIT ${take}`;
