import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import { byRef } from '../../platform/refs.ts';
import { updateMitraStatus } from './mitra.queries.ts';

/** Lets a mitra, named by id or slug, submit classes. */
export async function verifyMitra(db: Db, ref: string) {
  const mitra = await updateMitraStatus(db, byRef(ref), 'Verified');
  if (!mitra) throw new AppError('not_found');
  return mitra;
}
