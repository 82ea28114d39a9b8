import { Prisma, type Db, type RunSql } from '../../platform/db.ts';
import { sqlRefIs } from '../../platform/refs.ts';
import { bundleIsForSale, bundles, classes, type CardRow } from '../catalog/index.ts';

export type BundleRow = CardRow & { code: string; description: string; updatedAt: Date };

/** A bundle that can be bought. */
export async function findBundle(sql: RunSql, ref: string) {
  const [row] = await sql<BundleRow>(Prisma.sql`
    SELECT ${bundles.card}, b.code, b.description, b."updatedAt" FROM ${bundles.from}
    WHERE ${sqlRefIs(Prisma.sql`b`, ref)} AND ${bundleIsForSale}`);
  return row ?? null;
}

/** What it holds, in the mitra's order. */
export const findBundleClasses = (sql: RunSql, bundleId: string) =>
  sql<CardRow>(Prisma.sql`
  SELECT ${classes.card} FROM ${classes.from} JOIN "BundleItem" i ON i."classId" = c.id
  WHERE i."bundleId" = ${bundleId}::uuid ORDER BY i.position, c.id`);

/** Updated explicitly, in a fixed order to avoid deadlocks; `updatedAt` does not change because of a sale. */
export async function countBundlesSold(tx: Db, ids: readonly string[]) {
  for (const id of ids.toSorted())
    await tx.$executeRaw`UPDATE "Bundle" SET "participantCount" = "participantCount" + 1 WHERE id = ${id}::uuid`;
}
