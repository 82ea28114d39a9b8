import { Prisma, type Db, type RunSql } from '../../platform/db.ts';
import { bundleCardSql, bundleIsForSale, cardsOfBundleSql, type CardRow } from '../catalog/index.ts';

export type BundleRow = CardRow & {
  code: string;
  description: string;
  updatedAt: Date;
  archiveAt: Date | null;
  isForSale: boolean;
};

/** A bundle that was published, with whether it and each of its classes are for sale. */
export async function findBundle(sql: RunSql, ref: string) {
  const [row] = await sql<BundleRow>(
    bundleCardSql(
      ref,
      (bundle) =>
        Prisma.sql`${bundle}.code, ${bundle}.description, ${bundle}."updatedAt", ${bundle}."archiveAt", ${bundleIsForSale} AS "isForSale"`,
    ),
  );
  return row ?? null;
}

export const findBundleClasses = (sql: RunSql, bundleId: string) => sql<CardRow>(cardsOfBundleSql(bundleId));

/** Updated explicitly, in a fixed order to avoid deadlocks; `updatedAt` does not change because of a sale. */
export async function countBundlesSold(tx: Db, ids: readonly string[]) {
  for (const id of ids.toSorted())
    await tx.$executeRaw`UPDATE "Bundle" SET "participantCount" = "participantCount" + 1 WHERE id = ${id}::uuid`;
}
