import type { CatalogTab } from '@sinau/contracts/catalog/catalog.search';
import { programFormats } from '@sinau/contracts/program/program.schemas';
import { Prisma } from '../../platform/db.ts';
import { underscored } from '../../platform/enum-names.ts';
import { likeText } from '../../platform/list.ts';
import { sqlRefIs } from '../../platform/refs.ts';
import { sqlConditionOf } from '../../platform/sql-list.ts';

/** The filters of a list. */
export interface CatalogSearch {
  readonly tabs: readonly CatalogTab[];
  readonly keyword?: string | undefined;
  readonly categorySlug?: unknown;
  readonly mitraSlug?: unknown;
  readonly salePrice?: unknown;
  /** Only classes whose promotion runs. */
  readonly isPromoted?: boolean;
  readonly now: Date;
}

/** A table that offers come from: classes as `c`, or bundles as `b`; `k` is the topic and `m` the mitra. */
interface Offers {
  readonly from: Prisma.Sql;
  /** The columns of a `CardRow`, alike in both. */
  readonly card: Prisma.Sql;
  /** What counts tell apart. */
  readonly kind: Prisma.Sql;
  /** What lists sort and filter by. */
  readonly columns: Record<keyof typeof cardOrder | 'description' | 'rawTitle', Prisma.Sql>;
}

/** What merged lists sort by. */
export const cardOrder = {
  id: Prisma.sql`id`,
  popular: Prisma.sql`"participantCount"`,
  publishedAt: Prisma.sql`"publishedAt"`,
  title: Prisma.sql`"sortTitle"`,
  salePrice: Prisma.sql`"salePrice"`,
  rating: Prisma.sql`"sortRating"`,
  startsAt: Prisma.sql`"startsAt"`,
} as const;

export type CardSort = keyof typeof cardOrder;

/** The mean of a class's reviews with one decimal, and their number; null while there are none. */
export const ratingSql = Prisma.sql`CASE WHEN c."ratingCount" > 0 THEN json_build_object('average', round(c."ratingAverage"::numeric, 1)::float, 'count', c."ratingCount") END`;

/** Adds ten reviews with four stars: a single review must not make a class the best of all. */
const weighedRating = (average: Prisma.Sql, count: Prisma.Sql) =>
  Prisma.sql`((coalesce(${average}, 0) * ${count} + 40) / (${count} + 10))`;

const topicAndMitra = Prisma.sql`
  json_build_object('title', k.title, 'slug', k.slug) AS category,
  json_build_object('id', m.id, 'name', m.name, 'slug', m.slug, 'logo', m.logo) AS mitra`;

const classes: Offers = {
  from: Prisma.sql`"Class" c JOIN "Category" k ON k.id = c."categoryId" JOIN "Mitra" m ON m.id = c."mitraId"`,
  card: Prisma.sql`
    c.id, c.kind::text AS kind, CASE c.kind WHEN 'program' THEN c.format END AS format, c.title, c.slug, c.thumbnail, c."salePrice", c."normalPrice", c."promotionEndsAt",
    c."participantCount", c."lessonCount" AS "totalLesson", 0 AS "totalClass", c."durationSeconds", c."startsAt", c."endsAt", ${ratingSql} AS rating, ${topicAndMitra},
    c."publishedAt", lower(c.title) AS "sortTitle", ${weighedRating(Prisma.sql`c."ratingAverage"`, Prisma.sql`c."ratingCount"`)} AS "sortRating"`,
  kind: Prisma.sql`c."categoryId", c.kind, c.format`,
  columns: {
    id: Prisma.sql`c.id`,
    popular: Prisma.sql`c."participantCount"`,
    publishedAt: Prisma.sql`c."publishedAt"`,
    title: Prisma.sql`lower(c.title)`,
    salePrice: Prisma.sql`c."salePrice"`,
    rating: weighedRating(Prisma.sql`c."ratingAverage"`, Prisma.sql`c."ratingCount"`),
    startsAt: Prisma.sql`c."startsAt"`,
    rawTitle: Prisma.sql`c.title`,
    description: Prisma.sql`c.description`,
  },
};

/** A bundle with the sums of its classes. It is for sale only if all of its classes are. */
const bundles: Offers = {
  from: Prisma.sql`
    "Bundle" b JOIN "Category" k ON k.id = b."categoryId" JOIN "Mitra" m ON m.id = b."mitraId"
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS "totalClass", sum(c."lessonCount")::int AS "totalLesson", sum(c."durationSeconds")::int AS "durationSeconds", sum(c."salePrice")::int AS "classPrice",
        sum(c."ratingAverage" * c."ratingCount") / nullif(sum(c."ratingCount"), 0) AS "ratingAverage", sum(c."ratingCount")::int AS "ratingCount",
        bool_and(c."isForSale") AS "isWhole"
      FROM "BundleItem" i JOIN "Class" c ON c.id = i."classId" WHERE i."bundleId" = b.id
    ) s`,
  card: Prisma.sql`
    b.id, 'bundle' AS kind, NULL::"ClassFormat" AS format, b.title, b.slug, b.thumbnail, b."salePrice", s."classPrice" AS "normalPrice", NULL::timestamptz AS "promotionEndsAt",
    b."participantCount", s."totalLesson", s."totalClass", s."durationSeconds", NULL::timestamptz AS "startsAt", NULL::timestamptz AS "endsAt",
    CASE WHEN s."ratingCount" > 0 THEN json_build_object('average', round(s."ratingAverage"::numeric, 1)::float, 'count', s."ratingCount") END AS rating, ${topicAndMitra},
    b."publishedAt", lower(b.title) AS "sortTitle", ${weighedRating(Prisma.sql`s."ratingAverage"`, Prisma.sql`s."ratingCount"`)} AS "sortRating"`,
  kind: Prisma.sql`b."categoryId", NULL::"ClassKind" AS kind, NULL::"ClassFormat" AS format`,
  columns: {
    id: Prisma.sql`b.id`,
    popular: Prisma.sql`b."participantCount"`,
    publishedAt: Prisma.sql`b."publishedAt"`,
    title: Prisma.sql`lower(b.title)`,
    salePrice: Prisma.sql`b."salePrice"`,
    rating: weighedRating(Prisma.sql`s."ratingAverage"`, Prisma.sql`s."ratingCount"`),
    startsAt: Prisma.sql`NULL::timestamptz`,
    rawTitle: Prisma.sql`b.title`,
    description: Prisma.sql`b.description`,
  },
};

const bundleIsForSale = Prisma.sql`b."statusApprove" = 'publish' AND b."archiveAt" IS NULL AND s."isWhole"`;

/** The statement that reads the card of a bundle that is for sale, with further columns; `alias` names the bundle. */
export const bundleCardSql = (ref: string, columns: (alias: Prisma.Sql) => Prisma.Sql) => Prisma.sql`
  SELECT ${bundles.card}, ${columns(Prisma.sql`b`)} FROM ${bundles.from}
  WHERE ${sqlRefIs(Prisma.sql`b`, ref)} AND ${bundleIsForSale}`;

/** The statement that reads the cards of a bundle's classes, in the mitra's order. */
export const cardsOfBundleSql = (bundleId: string) => Prisma.sql`
  SELECT ${classes.card} FROM ${classes.from} JOIN "BundleItem" i ON i."classId" = c.id
  WHERE i."bundleId" = ${bundleId}::uuid ORDER BY i.position, c.id`;

/** The tables to search, with their conditions. */
export function offersOf(wanted: CatalogSearch): { offer: Offers; where: Prisma.Sql }[] {
  const kinds = classKinds(wanted);
  return [
    ...(kinds
      ? [
          {
            offer: classes,
            where: Prisma.sql`c."isForSale" AND ${kinds} AND ${promotionIs(wanted)} AND ${chosen(classes, wanted)}`,
          },
        ]
      : []),
    ...(wanted.tabs.includes('bundling')
      ? [{ offer: bundles, where: Prisma.sql`${bundleIsForSale} AND ${chosen(bundles, wanted)}` }]
      : []),
  ];
}

/** Programs of some formats, and webinars that are not over. A single format is compared as such, so that an index gives its classes in order. */
function classKinds({ tabs, now }: CatalogSearch): Prisma.Sql | null {
  const formats = programFormats.filter((format) => tabs.includes(format)).map(underscored);
  const isUpcoming = Prisma.sql`c.kind = 'webinar' AND c."endsAt" > ${now}`;
  if (formats.length === 0) return tabs.includes('webinar') ? isUpcoming : null;
  const isOfFormat = Prisma.sql`c.kind = 'program' AND ${formatIs(formats)}`;
  return tabs.includes('webinar') ? Prisma.sql`(${isOfFormat} OR ${isUpcoming})` : isOfFormat;
}

function formatIs(formats: readonly string[]) {
  if (formats.length === programFormats.length) return Prisma.sql`TRUE`;
  return formats.length === 1
    ? Prisma.sql`c.format = ${formats[0]}::"ClassFormat"`
    : Prisma.sql`c.format = ANY(${formats}::"ClassFormat"[])`;
}

const promotionIs = ({ isPromoted, now }: CatalogSearch) =>
  isPromoted
    ? Prisma.sql`c."normalPrice" IS NOT NULL AND (c."promotionEndsAt" IS NULL OR c."promotionEndsAt" > ${now})`
    : Prisma.sql`TRUE`;

const chosen = ({ columns }: Offers, { keyword, categorySlug, mitraSlug, salePrice }: CatalogSearch) =>
  Prisma.join(
    [
      matchesKeyword(columns, keyword),
      sqlConditionOf(Prisma.sql`k.slug`, categorySlug),
      sqlConditionOf(Prisma.sql`m.slug`, mitraSlug),
      sqlConditionOf(columns.salePrice, salePrice),
    ],
    ' AND ',
  );

/** Words in any form, as PostgreSQL's Indonesian dictionary stems them; and the start or middle of a word in the title. */
const matchesKeyword = ({ rawTitle, description }: Offers['columns'], keyword: string | undefined) =>
  keyword
    ? Prisma.sql`(to_tsvector('indonesian', ${rawTitle} || ' ' || ${description}) @@ websearch_to_tsquery('indonesian', ${keyword}) OR ${rawTitle} ILIKE ${`%${likeText(keyword)}%`})`
    : Prisma.sql`TRUE`;
