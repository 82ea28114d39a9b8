import { mostSuggestions, type Suggestions } from '@sinau/contracts/storefront/catalog/suggestion.schemas';
import { Prisma, type RunSql } from '../../../platform/db.ts';
import { relevanceSql, within } from './relevance.ts';
import type { Sought } from './search-for.ts';

export interface Suggested extends Omit<Suggestions, 'offers'> {
  readonly offers: readonly { readonly id: string; readonly isBundle: boolean }[];
}

/** Maximum of matches that are read one by one. */
const mostRead = 1_000;
/** Number of the most popular read if there are more matches. */
const mostPopular = 40;
const ofNames = 2;

/**
 * Weighs all matches, unless there are too many: then the classes are read from the most popular on, of which some soon
 * match. Mitra and educators are those of the classes found by their names.
 */
export async function findSuggested(
  sql: RunSql,
  { query, terms }: Sought & { query: string },
  now: Date,
): Promise<Suggested> {
  const isOnSale = Prisma.sql`c."isForSale" AND (c.kind = 'program' OR c."endsAt" > ${now})`;
  const isNamed = (name: Prisma.Sql) => Prisma.sql`search_vector(search_text(${name}), 'A') @@ ${query}::tsquery`;
  const list = (rows: Prisma.Sql) => Prisma.sql`(SELECT coalesce(json_agg(rows), '[]') FROM (${rows}) rows)`;
  const [row] = await sql<Suggested>(Prisma.sql`
    WITH near AS MATERIALIZED (
      SELECT id, document FROM "SearchDocument" WHERE document @@ ${query}::tsquery LIMIT ${mostRead + 1}
    ), amount AS MATERIALIZED (
      SELECT count(*) > ${mostRead} AS "isMuch" FROM near
    ), found AS MATERIALIZED (
      SELECT c.id, c."mitraId", c."participantCount", near.document
      FROM near JOIN "Class" c ON c.id = near.id WHERE NOT (SELECT "isMuch" FROM amount) AND ${isOnSale}
      UNION ALL (
        SELECT c.id, c."mitraId", c."participantCount", d.document
        FROM "Class" c CROSS JOIN LATERAL (
          SELECT document FROM "SearchDocument" WHERE id = c.id AND document @@ ${query}::tsquery OFFSET 0
        ) d
        WHERE (SELECT "isMuch" FROM amount) AND ${isOnSale} ORDER BY c."participantCount" DESC, c.id DESC LIMIT ${mostPopular}
      )
    ), offers AS (
      SELECT id, false AS "isBundle", "participantCount", document FROM found
      UNION ALL
      SELECT b.id, true, b."participantCount", near.document FROM near JOIN "Bundle" b ON b.id = near.id
      WHERE b."isOffered" AND NOT EXISTS (
        SELECT FROM "BundleItem" i JOIN "Class" c ON c.id = i."classId" WHERE i."bundleId" = b.id AND NOT c."isForSale"
      )
    ), named AS MATERIALIZED (
      SELECT id, "mitraId", "participantCount" FROM found WHERE document @@ ${within(query, 'B')}::tsquery
      ORDER BY "participantCount" DESC, id DESC LIMIT ${mostPopular}
    )
    SELECT
      ${list(Prisma.sql`
        SELECT d.id, d."isBundle" FROM offers d ORDER BY ${relevanceSql(terms)} DESC, d."participantCount" DESC, d.id DESC LIMIT ${mostSuggestions}`)} AS offers,
      ${list(Prisma.sql`
        SELECT k.title, k.slug FROM "Category" k WHERE ${isNamed(Prisma.sql`k.title`)} ORDER BY k.position, k.id LIMIT ${ofNames}`)} AS topics,
      ${list(Prisma.sql`
        SELECT m.name, m.slug, m.logo FROM named n JOIN "Mitra" m ON m.id = n."mitraId" WHERE ${isNamed(Prisma.sql`m.name`)}
        GROUP BY m.id ORDER BY max(n."participantCount") DESC, m.id LIMIT ${ofNames}`)} AS mitra,
      ${list(Prisma.sql`
        SELECT e.name, min(e.title) AS title, min(e.photo) AS photo FROM named n JOIN "Educator" e ON e."classId" = n.id
        WHERE ${isNamed(Prisma.sql`e.name`)} GROUP BY e.name ORDER BY max(n."participantCount") DESC, e.name LIMIT ${ofNames}`)} AS educators`);
  return row!;
}
