import { invalidInput } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import { findIdHolder } from './authoring.queries.ts';

/**
 * Tells whether the class already has the item that a caller adds under its own id: the call is repeated. An id that
 * another class has is refused at its field. Without an id nothing was added.
 */
export async function wasAdded(tx: Db, classId: string, named: Readonly<Record<string, string | undefined>>) {
  const [[field, id] = ['']] = Object.entries(named);
  const holder = id ? await findIdHolder(tx, id) : null;
  if (holder && holder !== classId) throw invalidInput(field, 'Pakai id lain');
  return holder !== null;
}
