import { diffClass, type ClassVersionContent } from '@sinau/contracts/authoring/class-diff';
import type { Db } from '../../platform/db.ts';
import { findSnapshot, type ClassSnapshot } from '../authoring/index.ts';
import { findCategoryTitles, findPublication } from './operator.queries.ts';

/** What differs between a class as it is and its last publication; null if it was never published. */
export async function findClassChanges(db: Db, classId: string) {
  const publication = await findPublication(db, classId);
  if (!publication) return null;
  // Stored as JSON, which has no dates; none of them is compared.
  const before = publication.snapshot as unknown as ClassSnapshot;
  const after = await findSnapshot(db, classId);
  const ids = [before.categoryId, after.categoryId].filter((id) => id !== null);
  const titles = new Map((await findCategoryTitles(db, ids)).map(({ id, title }) => [id, title]));
  const contentOf = ({ categoryId, ...version }: ClassSnapshot): ClassVersionContent => ({
    ...version,
    category: categoryId && (titles.get(categoryId) ?? null),
  });
  return { publishedAt: publication.createdAt.toISOString(), list: diffClass(contentOf(before), contentOf(after)) };
}
