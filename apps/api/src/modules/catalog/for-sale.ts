import type { Db } from '../../platform/db.ts';
import { hyphenated } from '../../platform/enum-names.ts';
import { findSaleClassRows, type SaleClassRow } from './for-sale.queries.ts';

/** A class as cart, checkout and orders see it. */
export const presentSaleClass = ({ statusApprove, archiveAt, ...row }: SaleClassRow) => ({
  ...row,
  format: hyphenated(row.format),
  salePrice: row.salePrice ?? 0,
  isForSale: statusApprove === 'publish' && archiveAt === null,
});
export type SaleClass = ReturnType<typeof presentSaleClass>;

/** Those of the classes that can be bought now, in no particular order; the rest is missing. */
export const findClassesForSale = async (db: Db, ids: readonly string[]): Promise<SaleClass[]> => (await findSaleClassRows(db, ids)).map(presentSaleClass);
