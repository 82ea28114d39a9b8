import type { ClassFormat } from '../../generated/prisma/enums.ts';
import { countedAtMost } from '@sinau/contracts/catalog/catalog.search';
import { Prisma, type Read } from '../../platform/db.ts';
import { likeText } from '../../platform/sql-list.ts';

export interface CardRow {
  id: string;
  format: ClassFormat;
  title: string;
  slug: string;
  thumbnail: string | null;
  salePrice: number;
  normalPrice: number | null;
  promotionEndsAt: Date | null;
  rating: { average: number; count: number } | null;
  category: { title: string; slug: string };
  mitra: { id: string; name: string; slug: string; logo: string | null };
  totalLesson: number;
  durationSeconds: number;
  participantCount: number;
}

/** The columns that lists filter and sort by. */
export const cardColumns = {
  id: Prisma.sql`c.id`,
  popular: Prisma.sql`c."participantCount"`,
  publishedAt: Prisma.sql`c."publishedAt"`,
  title: Prisma.sql`lower(c.title)`,
  salePrice: Prisma.sql`c."salePrice"`,
  categorySlug: Prisma.sql`k.slug`,
  mitraSlug: Prisma.sql`m.slug`,
} as const;

const forSale = Prisma.sql`
  "Class" c JOIN "Category" k ON k.id = c."categoryId" JOIN "Mitra" m ON m.id = c."mitraId"
  WHERE c.kind = 'program' AND c."statusApprove" = 'publish' AND c."archiveAt" IS NULL`;

/** Words in any form, as PostgreSQL's Indonesian dictionary stems them; and the start or middle of a word in the title. */
export const matchesKeyword = (keyword: string | undefined) =>
  keyword
    ? Prisma.sql`(to_tsvector('indonesian', c.title || ' ' || c.description) @@ websearch_to_tsquery('indonesian', ${keyword}) OR c.title ILIKE ${`%${likeText(keyword)}%`})`
    : Prisma.sql`TRUE`;

/** The mean of a class's reviews with one decimal, and their number; null while there are none. */
export const ratingSql = Prisma.sql`CASE WHEN c."ratingCount" > 0 THEN json_build_object('average', round(c."ratingAverage"::numeric, 1)::float, 'count', c."ratingCount") END`;

export const findCards = (read: Read, { where, order, skip, take }: { where: Prisma.Sql; order: Prisma.Sql; skip: number; take: number }) => read<CardRow>(Prisma.sql`
  SELECT c.id, c.format, c.title, c.slug, c.thumbnail, c."salePrice", c."normalPrice", c."promotionEndsAt", c."participantCount",
    c."lessonCount" AS "totalLesson", c."durationSeconds", ${ratingSql} AS rating,
    json_build_object('title', k.title, 'slug', k.slug) AS category,
    json_build_object('id', m.id, 'name', m.name, 'slug', m.slug, 'logo', m.logo) AS mitra
  FROM ${forSale} AND ${where}
  ORDER BY ${order} LIMIT ${take} OFFSET ${skip}`);

/** How many there are, up to one more than is counted. */
export async function countCards(read: Read, where: Prisma.Sql) {
  const [row] = await read<{ total: number }>(Prisma.sql`SELECT count(*)::int AS total FROM (SELECT FROM ${forSale} AND ${where} LIMIT ${countedAtMost + 1}) found`);
  return row!.total;
}

export interface CountRow {
  /** Of the topic. */
  slug: string;
  title: string;
  /** Null for a topic in which nothing is for sale. */
  format: ClassFormat | null;
  count: number;
}

/** All that is for sale, by topic and format. */
export const countByTopicAndFormat = (read: Read) => countFound(read, Prisma.sql`SELECT c."categoryId", c.format FROM ${forSale}`);
/** The same for what fits a keyword, as far as it is counted. */
export const countFitting = (read: Read, keyword: Prisma.Sql) => countFound(read, Prisma.sql`SELECT c."categoryId", c.format FROM ${forSale} AND ${keyword} LIMIT ${countedAtMost + 1}`);

const countFound = (read: Read, found: Prisma.Sql) => read<CountRow>(Prisma.sql`
  SELECT t.slug, t.title, f.format, coalesce(f.count, 0) AS count
  FROM "Category" t
  LEFT JOIN (SELECT "categoryId", format, count(*)::int AS count FROM (${found}) c GROUP BY "categoryId", format) f ON f."categoryId" = t.id
  ORDER BY t.position, t.id`);
