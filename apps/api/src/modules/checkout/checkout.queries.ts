import type { Db } from '../../platform/db.ts';
import { presentSaleClass, saleClassColumns } from '../catalog/index.ts';

/** The classes, whether they can be bought or not. */
export async function findClasses(db: Db, ids: readonly string[]) {
  const rows = await db.class.findMany({ where: { id: { in: [...ids] } }, select: saleClassColumns });
  return rows.map(presentSaleClass);
}
export const countOwnMitra = (db: Db, userId: string, mitraIds: readonly string[]) => db.mitraMember.count({ where: { userId, mitraId: { in: [...mitraIds] } } });
