import type { Operator } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Deps } from '../../platform/deps.ts';
import { queueMail } from '../../platform/mail/define-mail.ts';
import { appendAudit } from '../../core/audit/index.ts';
import { mitraRejectedMail, mitraVerifiedMail } from './mitra.mails.ts';
import { updateApplicationDecided } from './application.queries.ts';
import { findMitraId, findOwners, updateMitraDecided } from './mitra.queries.ts';

/** Operator who decides, or null for the command line. */
type Decider = Operator | null;
/** Id or slug of the mitra, or the id of its application. */
interface MitraKey {
  readonly id: string;
}

/** Creates the operators' decisions on applications of partners. */
export function createMitraReview({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>) {
  /** Decides once and queues the mail, in one transaction. */
  const decide = (decider: Decider, { id: ref }: MitraKey, reason: string | null) =>
    db.$transaction(async (tx) => {
      const status = reason === null ? ('Verified' as const) : ('Rejected' as const);
      const mitra = await updateMitraDecided(tx, ref, status);
      if (!mitra) throw new AppError((await findMitraId(tx, ref)) ? 'mitra_not_awaiting_review' : 'not_found');
      const decidedById = decider?.id ?? null;
      await updateApplicationDecided(tx, mitra.id, { status, decidedAt: clock.now(), decidedById, reason });
      await appendAudit(
        tx,
        {
          act: reason === null ? 'mitra.verify' : 'mitra.reject',
          actorId: decidedById,
          subject: { type: 'mitra', id: mitra.id, title: mitra.name },
          reason,
          before: { status: 'Pending' },
          after: { status },
        },
        clock.now(),
      );
      for (const { email, fullname } of await findOwners(tx, mitra.id)) {
        const to = { to: email, fullname, name: mitra.name };
        await (reason === null
          ? queueMail(tx, jobs, mitraVerifiedMail, to)
          : queueMail(tx, jobs, mitraRejectedMail, { ...to, reason }));
      }
      return mitra;
    });

  return {
    verify: (decider: Decider, key: MitraKey) => decide(decider, key, null),
    reject: (decider: Decider, key: MitraKey, { reason }: { reason: string }) => decide(decider, key, reason),
  };
}
