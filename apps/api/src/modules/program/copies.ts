import { invalidInput } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import { findIdHolder } from './copies.queries.ts';

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

/** How a copy of a class, a section or a lesson is called. Half of an emoji, as cutting may leave it, goes too. */
export const titleOfCopy = (title: string, max: number) =>
  `Salinan dari ${title}`
    .slice(0, max)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
