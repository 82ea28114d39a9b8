import { Prisma, type RunSql } from '../../platform/db.ts';

/** Entry of a sitemap: `changedAt` is null if no change time is stored. */
export interface SitemapRow {
  id: string;
  slug: string;
  changedAt: Date | null;
}

const changed = Prisma.sql`t."updatedAt"`;
const kinds = {
  program: { from: Prisma.sql`"Class" t WHERE t."isForSale" AND t.kind = 'program'`, changed },
  webinar: { from: Prisma.sql`"Class" t WHERE t."isForSale" AND t.kind = 'webinar'`, changed },
  bundle: {
    from: Prisma.sql`"Bundle" t WHERE t."isOffered" AND NOT EXISTS (
      SELECT FROM "BundleItem" i JOIN "Class" c ON c.id = i."classId" WHERE i."bundleId" = t.id AND NOT c."isForSale")`,
    changed,
  },
  mitra: { from: Prisma.sql`"Mitra" t WHERE t.status = 'Verified' AND t."closedAt" IS NULL`, changed },
  article: { from: Prisma.sql`"Article" t WHERE t."publishedAt" <= now()`, changed },
  faq: { from: Prisma.sql`"FaqCategory" t WHERE true`, changed: Prisma.sql`NULL::timestamptz` },
} as const;
export type SitemapKind = keyof typeof kinds;
export const sitemapKinds = Object.keys(kinds) as SitemapKind[];

/** Finds the next addresses of a kind, in a total order that later additions do not disturb. */
export const findAddresses = (
  sql: RunSql,
  { kind, after, limit }: { kind: SitemapKind; after: string | null; limit: number },
) => {
  const { from, changed: changedAt } = kinds[kind];
  const beyond = after ? Prisma.sql`AND t.id > ${after}::uuid` : Prisma.empty;
  return sql<SitemapRow>(
    Prisma.sql`SELECT t.id, t.slug, ${changedAt} AS "changedAt" FROM ${from} ${beyond} ORDER BY t.id LIMIT ${limit}`,
  );
};

/** Finds the last address before the beginning of a page of a sitemap; null if the sitemap has fewer addresses. */
export async function findAddressAt(sql: RunSql, kind: SitemapKind, index: number) {
  const [row] = await sql<{ id: string }>(
    Prisma.sql`SELECT t.id FROM ${kinds[kind].from} ORDER BY t.id OFFSET ${index} LIMIT 1`,
  );
  return row?.id ?? null;
}

/** Counts the addresses of each kind, with the time of its last change. */
export function countAddresses(sql: RunSql) {
  const counts = sitemapKinds.map(
    (kind) =>
      Prisma.sql`SELECT ${kind}::text AS kind, count(*)::int AS count, max(${kinds[kind].changed}) AS "changedAt" FROM ${kinds[kind].from}`,
  );
  return sql<{ kind: SitemapKind; count: number; changedAt: Date | null }>(Prisma.join(counts, ' UNION ALL '));
}
