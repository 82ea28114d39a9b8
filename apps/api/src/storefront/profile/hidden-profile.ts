import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import { appendAudit } from '../../core/audit/index.ts';
import { updateProfileHidden } from './profile.queries.ts';

/** Hides a profile from everybody but its owner, or shows it again where `reason` is null; logged. */
export async function setProfileHidden(tx: Db, operatorId: string, id: string, reason: string | null, now: Date) {
  const hidden = reason === null ? null : { profileHiddenAt: now, profileHiddenReason: reason };
  const owner = await updateProfileHidden(tx, id, hidden);
  if (!owner) throw new AppError('not_found');
  await appendAudit(
    tx,
    {
      act: reason === null ? 'profile.unhide' : 'profile.hide',
      actorId: operatorId,
      subject: { type: 'profile', id, title: owner.fullname },
      personId: id,
      reason,
      before: { isHidden: reason === null },
      after: { isHidden: reason !== null },
    },
    now,
  );
}
