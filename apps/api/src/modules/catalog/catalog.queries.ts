import { maxCount, type CatalogTab } from '@sinau/contracts/catalog/catalog.search';
import type { EducatorBrief } from '@sinau/contracts/educator/educator.schemas';
import type { ClassFormat } from '../../generated/prisma/enums.ts';
import { Prisma, type RunSql } from '../../platform/db.ts';
import type { Sorting } from '../../platform/list.ts';
import { sqlOrderOf } from '../../platform/sql-list.ts';
import { cardOrder, offersOf, type CardSort, type CatalogSearch } from './offers.queries.ts';

export interface CardRow {
  id: string;
  kind: 'program' | 'webinar' | 'bundle';
  format: ClassFormat | null;
  title: string;
  slug: string;
  thumbnail: string | null;
  salePrice: number;
  /** Of a bundle: what its classes cost one by one. */
  normalPrice: number | null;
  promotionEndsAt: Date | null;
  rating: { average: number; count: number } | null;
  category: { title: string; slug: string };
  mitra: { id: string; name: string; slug: string; logo: string | null };
  totalLesson: number;
  totalClass: number;
  durationSeconds: number;
  participantCount: number;
  startsAt: Date | null;
  endsAt: Date | null;
}

export interface ListedRow extends CardRow {
  educators: EducatorBrief[];
}

/** Offers of one table are read in order. Offers of both are merged from as many rows of each as the page reaches. */
export async function findCards(
  sql: RunSql,
  wanted: CatalogSearch,
  { sorting, skip, take }: { sorting: Sorting<CardSort>; skip: number; take: number },
): Promise<CardRow[]> {
  const branches = offersOf(wanted).map(
    ({ offer, where }) =>
      Prisma.sql`SELECT ${offer.card} FROM ${offer.from} WHERE ${where} ORDER BY ${sqlOrderOf<CardSort>(sorting, offer.columns, offer.columns.id)}`,
  );
  if (branches.length === 0) return [];
  if (branches.length === 1) return sql<CardRow>(Prisma.sql`${branches[0]} LIMIT ${take} OFFSET ${skip}`);
  const merged = Prisma.join(
    branches.map((branch) => Prisma.sql`(${branch} LIMIT ${skip + take})`),
    ' UNION ALL ',
  );
  return sql<CardRow>(
    Prisma.sql`${merged} ORDER BY ${sqlOrderOf<CardSort>(sorting, cardOrder, cardOrder.id)} LIMIT ${take} OFFSET ${skip}`,
  );
}

/** A page of classes with the persons shown on theirs, in the same statement. */
export async function findListed(
  sql: RunSql,
  wanted: CatalogSearch,
  { sorting, skip, take }: { sorting: Sorting<CardSort>; skip: number; take: number },
): Promise<ListedRow[]> {
  const [classes] = offersOf(wanted);
  if (!classes) return [];
  const { offer, where } = classes;
  return sql<ListedRow>(Prisma.sql`
    SELECT ${offer.card}, (
      SELECT coalesce(json_agg(json_build_object('id', e.id, 'name', e.name, 'title', e.title, 'photo', e.photo) ORDER BY e.position), '[]')
      FROM "Educator" e WHERE e."classId" = ${offer.columns.id}
    ) AS educators
    FROM ${offer.from} WHERE ${where} ORDER BY ${sqlOrderOf<CardSort>(sorting, offer.columns, offer.columns.id)} LIMIT ${take} OFFSET ${skip}`);
}

/** The number of results, up to one more than `maxCount`. */
export async function countCards(sql: RunSql, wanted: CatalogSearch) {
  const found = offersOf(wanted).map(
    ({ offer, where }) => Prisma.sql`(SELECT FROM ${offer.from} WHERE ${where} LIMIT ${maxCount + 1})`,
  );
  if (found.length === 0) return 0;
  const [row] = await sql<{ total: number }>(
    Prisma.sql`SELECT count(*)::int AS total FROM (SELECT FROM (${Prisma.join(found, ' UNION ALL ')}) each LIMIT ${maxCount + 1}) found`,
  );
  return row!.total;
}

export interface CountRow {
  /** Of the topic. */
  slug: string;
  title: string;
  /** Null for a topic in which nothing is for sale. */
  tab: CatalogTab | null;
  count: number;
}

/** All that is for sale, by topic and tab; or what fits a keyword, as far as it is counted. */
export const countByTopicAndTab = (sql: RunSql, wanted: CatalogSearch) => {
  const found = offersOf(wanted).map(
    ({ offer, where }) => Prisma.sql`SELECT ${offer.kind} FROM ${offer.from} WHERE ${where}`,
  );
  return sql<CountRow>(Prisma.sql`
    SELECT t.slug, t.title, f.tab, coalesce(f.count, 0) AS count
    FROM "Category" t
    LEFT JOIN (
      SELECT "categoryId", coalesce(CASE kind WHEN 'webinar' THEN 'webinar' ELSE replace(format::text, '_', '-') END, 'bundling') AS tab, count(*)::int AS count
      FROM (${Prisma.join(found, ' UNION ALL ')} ${wanted.keyword ? Prisma.sql`LIMIT ${maxCount + 1}` : Prisma.empty}) found
      GROUP BY "categoryId", kind, format
    ) f ON f."categoryId" = t.id
    ORDER BY t.position, t.id`);
};

export async function findStoredCounts(sql: RunSql) {
  const [row] = await sql<{ counts: CountRow[] }>(Prisma.sql`SELECT counts FROM "CatalogCounts"`);
  return row?.counts ?? null;
}
/** A slow count does not overwrite a newer one. */
export const upsertCounts = (sql: RunSql, counts: readonly CountRow[], countedAt: Date) =>
  sql(Prisma.sql`
    INSERT INTO "CatalogCounts" (counts, "countedAt") VALUES (${JSON.stringify(counts)}::jsonb, ${countedAt})
    ON CONFLICT (id) DO UPDATE SET counts = EXCLUDED.counts, "countedAt" = EXCLUDED."countedAt"
    WHERE "CatalogCounts"."countedAt" <= EXCLUDED."countedAt"`);
