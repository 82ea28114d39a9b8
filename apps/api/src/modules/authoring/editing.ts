import { isEditable } from '@sinau/contracts/authoring/authoring.rules';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import { required } from '../../platform/required.ts';
import {
  countCompleteLessons,
  findClassState,
  updateClassEdited,
  type ClaimedClass,
  type ClassWhere,
} from './authoring.queries.ts';

/**
 * Locks a class for a change by its makers: until the transaction ends, other changes of the class wait, and so do
 * enrolments, which increment a count in the same row. `revision` is the one that the editor read.
 */
export async function claimClass(
  tx: Db,
  where: ClassWhere,
  { revision, isContentOnly = false }: { revision?: number; isContentOnly?: boolean } = {},
): Promise<ClaimedClass> {
  const claimed = await updateClassEdited(tx, where, { revision, isContentOnly });
  if (claimed) return claimed;
  const current = required(await findClassState(tx, where));
  throw new AppError(isEditable(current.statusApprove) ? 'class_edited_elsewhere' : 'class_under_review');
}

/** A published class keeps at least one complete lesson. Call it after the change; it rolls the change back. */
export async function requireLessonWhenPublished(tx: Db, { id, statusApprove }: ClaimedClass) {
  if (statusApprove === 'publish' && (await countCompleteLessons(tx, id)) === 0)
    throw new AppError('class_needs_lesson');
}
