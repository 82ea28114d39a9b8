import { offerTypeOf } from '@sinau/contracts/storefront/catalog/catalog.search';
import { Prisma, type RunSql } from '../../platform/db.ts';
import { cardsByIdsSql, hasPublicPage, type CardRow } from '../catalog/index.ts';

interface Found {
  id: string;
  /** Classes of a bundle, on which its price and state depend. */
  classIds: string[];
}

const classSql = (slug: string) => Prisma.sql`
  SELECT c.id, '{}'::uuid[] AS "classIds" FROM "Class" c WHERE c.slug = ${slug} AND ${hasPublicPage(Prisma.sql`c`)}`;
const bundleSql = (slug: string) => Prisma.sql`
  SELECT b.id, (SELECT array_agg(i."classId") FROM "BundleItem" i WHERE i."bundleId" = b.id) AS "classIds"
  FROM "Bundle" b WHERE b.slug = ${slug} AND ${hasPublicPage(Prisma.sql`b`)}`;

/** Reads an offer with a public page; null if there is none, or no longer. */
export async function findEmbedded(sql: RunSql, slug: string) {
  const isBundle = offerTypeOf(slug) === 'bundle';
  const [found] = await sql<Found>(isBundle ? bundleSql(slug) : classSql(slug));
  if (!found) return null;
  const ids = isBundle ? { classIds: [], bundleIds: [found.id] } : { classIds: [found.id], bundleIds: [] };
  const [row] = await sql<CardRow & { isForSale: boolean }>(cardsByIdsSql(ids));
  return row ? { row, classIds: found.classIds } : null;
}
export type EmbeddedRow = NonNullable<Awaited<ReturnType<typeof findEmbedded>>>;
