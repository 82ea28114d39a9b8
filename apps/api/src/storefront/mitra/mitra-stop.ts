import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';

/** Returns whether a mitra is stopped. */
export const isMitraStopped = async (db: Db, mitraId: string) =>
  (await db.mitraStop.count({ where: { mitraId, liftedAt: null } })) > 0;

/**
 * Refuses what a stopped mitra may not do. The lock comes in a statement of its own before: a stop at the same time either
 * waits for the end of this transaction, or is seen here.
 */
export async function requireRunningMitra(tx: Db, mitraId: string) {
  await tx.$queryRaw`SELECT FROM "Mitra" WHERE id = ${mitraId}::uuid FOR KEY SHARE`;
  if (await isMitraStopped(tx, mitraId)) throw new AppError('mitra_stopped');
}
