import { appendAudit } from '../../audit/index.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/db.ts';
import type { Deps } from '../../../platform/deps.ts';
import { queueMail } from '../../../platform/mail/define-mail.ts';
import { updateSessionsEnded } from '../auth.queries.ts';
import { twoStepOffMail } from './security.mails.ts';
import { deleteTwoSteps, findOpenUser } from './security.queries.ts';

interface Reset {
  /** Null for the command line. */
  readonly actorId: string | null;
  readonly who: { readonly id: string } | { readonly email: string };
  /** Proof that the user gave instead. */
  readonly reason: string;
}

/** Turns the second step off of a user who lost it; ends their sessions, mails them and logs it. */
export async function resetTwoSteps(
  tx: Db,
  { jobs, clock }: Pick<Deps, 'jobs' | 'clock'>,
  { actorId, who, reason }: Reset,
) {
  const user = await findOpenUser(tx, who);
  if (!user) throw new AppError('not_found');
  const { id, email, fullname } = user;
  const now = clock.now();
  if (!(await deleteTwoSteps(tx, id, now))) throw new AppError('two_step_off');
  await updateSessionsEnded(tx, id, now);
  await queueMail(tx, jobs, twoStepOffMail, { to: email, fullname, byStaff: true });
  const subject = { type: 'person', id, title: fullname } as const;
  await appendAudit(tx, { act: 'user.resetTwoStep', actorId, subject, personId: id, reason }, now);
}
