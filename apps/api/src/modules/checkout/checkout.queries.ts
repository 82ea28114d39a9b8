import type { Db } from '../../platform/db.ts';
import { presentSaleBundle, presentSaleClass, saleBundleColumns, saleClassColumns } from '../catalog/index.ts';

/** The programs, whether they can be bought or not. Webinars are bought by their tickets. */
export async function findPrograms(db: Db, ids: readonly string[], now: Date) {
  const rows = await db.class.findMany({ where: { id: { in: [...ids] }, kind: 'program' }, select: saleClassColumns });
  return rows.map((row) => presentSaleClass(row, now));
}

export async function findBundles(db: Db, ids: readonly string[], now: Date) {
  if (ids.length === 0) return [];
  const rows = await db.bundle.findMany({ where: { id: { in: [...ids] } }, select: saleBundleColumns });
  return rows.map((row) => presentSaleBundle(row, now));
}

export const countOwnMitra = (db: Db, userId: string, mitraIds: readonly string[]) =>
  db.mitraMember.count({ where: { userId, mitraId: { in: [...mitraIds] } } });
