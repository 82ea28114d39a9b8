import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import { appendAudit } from '../../core/audit/index.ts';
import { updateWorkHidden } from './portfolio.queries.ts';

/** Hides a work from everybody but its author, or shows it again where `reason` is null; logged. */
export async function setWorkHidden(tx: Db, operatorId: string, id: string, reason: string | null, now: Date) {
  const work = await updateWorkHidden(tx, id, reason === null ? null : { hiddenAt: now, hiddenReason: reason });
  if (!work) throw new AppError('not_found');
  await appendAudit(
    tx,
    {
      act: reason === null ? 'portfolio.unhide' : 'portfolio.hide',
      actorId: operatorId,
      subject: { type: 'portfolio', id, title: `${work.title} (${work.user.fullname})` },
      reason,
      before: { isHidden: reason === null },
      after: { isHidden: reason !== null },
    },
    now,
  );
}
