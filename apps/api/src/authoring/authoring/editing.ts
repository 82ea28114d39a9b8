import { isEditable } from '@sinau/contracts/authoring/authoring/authoring.rules';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import { required } from '../../platform/required.ts';
import {
  findClassState,
  updateClassEdited,
  updateHasChanges,
  type Claim,
  type ClaimedClass,
  type ClassWhere,
} from './authoring.queries.ts';

/**
 * Locks a class for a change of its working version: until the transaction ends, other changes of the class wait. A
 * claim names what the editor read.
 */
export async function claimClass(
  tx: Db,
  where: ClassWhere,
  { isContentOnly = false, ...claim }: Claim & { isContentOnly?: boolean } = {},
): Promise<ClaimedClass> {
  // A class that was withdrawn from review between the two statements can be edited after all.
  for (let attempt = 0; ; attempt += 1) {
    const claimed = await updateClassEdited(tx, where, { ...claim, isContentOnly });
    if (claimed) {
      if (claimed.statusApprove === 'publish' && !claimed.hasChanges) await updateHasChanges(tx, claimed.id, true);
      return claimed;
    }
    const current = required(await findClassState(tx, where));
    if (!isEditable(current.statusApprove)) throw new AppError('class_under_review');
    if (claim.revision !== undefined || claim.updatedAt !== undefined) throw new AppError('class_edited_elsewhere');
    if (attempt === 4) throw new AppError('class_under_review');
  }
}
