import { Prisma, type RunSql } from '../../platform/db.ts';
import { bundleCardSql, bundleIsForSale, cardsOfBundleSql, type CardRow } from '../../storefront/catalog/index.ts';

export type BundleRow = CardRow & {
  code: string;
  description: string;
  updatedAt: Date;
  archiveAt: Date | null;
  isForSale: boolean;
};

/** Finds a published bundle, with whether it and each of its classes are for sale. */
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

/** Card of a class, with the reason why it belongs to the bundle. */
export type HeldCardRow = CardRow & { reason: string };

export const findBundleClasses = (sql: RunSql, bundleId: string) => sql<HeldCardRow>(cardsOfBundleSql(bundleId));
