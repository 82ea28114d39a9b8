import { isEditable } from '@sinau/contracts/authoring/authoring.rules';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import {
  countCompleteLessons,
  findClassState,
  updateClassEdited,
  type ClaimedClass,
  type ClassWhere,
} from './authoring.queries.ts';

/**
 * Begins a change by a class's makers: until the transaction ends, other changes of the class wait, and so does an
 * enrolment, which counts itself in the same row. `revision` is the one that the editor read.
 */
export async function claimClass(
  tx: Db,
  where: ClassWhere,
  { revision, isContentOnly = false }: { revision?: number; isContentOnly?: boolean } = {},
): Promise<ClaimedClass> {
  const claimed = await updateClassEdited(tx, where, { revision, isContentOnly });
  if (claimed) return claimed;
  const current = await findClassState(tx, where);
  if (!current) throw new AppError('not_found');
  throw new AppError(isEditable(current.statusApprove) ? 'class_edited_elsewhere' : 'class_under_review');
}

/** What is for sale holds something to learn; checked after a change, which ends with it. */
export async function requireLessonWhenPublished(tx: Db, { id, statusApprove }: ClaimedClass) {
  if (statusApprove === 'publish' && (await countCompleteLessons(tx, id)) === 0)
    throw new AppError('class_needs_lesson');
}
