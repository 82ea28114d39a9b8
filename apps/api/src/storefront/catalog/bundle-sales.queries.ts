import type { Db } from '../../platform/db.ts';

/** Notes bundles that were sold: a job counts them, so that payments of a popular one do not wait for its row. */
export const insertBundleSales = (tx: Db, bundleIds: readonly string[]) =>
  tx.bundleSale.createMany({ data: bundleIds.map((bundleId) => ({ bundleId })) });

/**
 * Adds up to `take` sales to the counts of their bundles, and returns how many there were. Raw SQL, because Prisma would
 * update `updatedAt`, and a sale is no edit.
 */
export async function countBundleSales(db: Db, take: number) {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    WITH gone AS (
      DELETE FROM "BundleSale" WHERE id = ANY(ARRAY(SELECT id FROM "BundleSale" ORDER BY id LIMIT ${take})) RETURNING "bundleId"
    ), counted AS (
      UPDATE "Bundle" b SET "participantCount" = b."participantCount" + s.count
      FROM (SELECT "bundleId", count(*)::int AS count FROM gone GROUP BY 1) s WHERE b.id = s."bundleId"
    )
    SELECT count(*)::int AS count FROM gone`;
  return row!.count;
}
