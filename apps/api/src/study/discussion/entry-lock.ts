import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import { lockDiscussion } from './discussion.queries.ts';

/** Locks an entry that has not been deleted. */
export async function lockExistingEntry(tx: Db, id: string) {
  const entry = await lockDiscussion(tx, id);
  if (!entry || entry.deletedAt) throw new AppError('not_found');
  return entry;
}
