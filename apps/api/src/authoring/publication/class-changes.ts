import { diffClass } from '@sinau/contracts/authoring/authoring/class-diff';
import type { Db } from '../../platform/db.ts';
import { findCategoryTitles, findNeighbours, type VersionContent } from './publication.queries.ts';

/** Finds the differences between two versions of a class. */
export async function findChangesBetween(db: Db, before: VersionContent, after: VersionContent) {
  const ids = [before.categoryId, after.categoryId].filter((id) => id !== null);
  const titles = new Map((await findCategoryTitles(db, ids)).map(({ id, title }) => [id, title]));
  const named = ({ categoryId, ...version }: VersionContent) => ({
    ...version,
    category: categoryId && (titles.get(categoryId) ?? null),
  });
  return diffClass(named(before), named(after));
}

/**
 * Finds the changes of a class's last publication, or of the one with the number; null for the first, which changed
 * nothing.
 */
export async function findPublishedChanges(db: Db, classId: string, number?: number) {
  const [after, before] = await findNeighbours(db, classId, number);
  if (!after || !before) return null;
  const [was, is] = [before, after].map(({ snapshot }) => snapshot as unknown as VersionContent);
  return { publishedAt: after.publishedAt.toISOString(), list: await findChangesBetween(db, was!, is!) };
}
