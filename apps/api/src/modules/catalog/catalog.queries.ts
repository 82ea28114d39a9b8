import type { ClassFormat } from '../../generated/prisma/enums.ts';
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
  format: Prisma.sql`replace(c.format::text, '_', '-')`,
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

export async function countCards(read: Read, where: Prisma.Sql) {
  const [row] = await read<{ total: number }>(Prisma.sql`SELECT count(*)::int AS total FROM ${forSale} AND ${where}`);
  return row!.total;
}

export interface FacetRow {
  slug: string;
  title: string;
  /** Null for a topic in which nothing fits. */
  format: ClassFormat | null;
  /** How many fit the keyword; of those, how many the tab; of those, how many all the rest. */
  fitting: number;
  inTab: number;
  chosen: number;
}

/** Every count that the catalog shows, by topic and format, in one pass over what fits the keyword. */
export const findFacets = (read: Read, { keyword, tab, rest }: { keyword: Prisma.Sql; tab: Prisma.Sql; rest: Prisma.Sql }) => read<FacetRow>(Prisma.sql`
  SELECT t.slug, t.title, f.format, coalesce(f.fitting, 0) AS fitting, coalesce(f."inTab", 0) AS "inTab", coalesce(f.chosen, 0) AS chosen
  FROM "Category" t
  LEFT JOIN (
    SELECT k.id, c.format, count(*)::int AS fitting, count(*) FILTER (WHERE ${tab})::int AS "inTab", count(*) FILTER (WHERE ${tab} AND ${rest})::int AS chosen
    FROM ${forSale} AND ${keyword}
    GROUP BY k.id, c.format
  ) f ON f.id = t.id
  ORDER BY t.position, t.id`);
