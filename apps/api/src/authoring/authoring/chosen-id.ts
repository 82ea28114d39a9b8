import { invalidInput } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import { findIdHolder } from './authoring.queries.ts';

/**
 * Whether the class has what a caller wants to add under an id of its own: the call is repeated. An id that another class
 * has is refused at its field. Without an id nothing is there.
 */
export async function wasAdded(tx: Db, classId: string, named: Readonly<Record<string, string | undefined>>) {
  const [[field, id] = ['']] = Object.entries(named);
  const holder = id ? await findIdHolder(tx, id) : null;
  if (holder && holder !== classId) throw invalidInput(field, 'Pakai id lain');
  return holder !== null;
}
