import { AppError } from '../../platform/app-error.ts';
import { transact, type Prisma } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { queueMail } from '../../platform/mail/define-mail.ts';
import { required } from '../../platform/required.ts';
import { appendAudit } from '../../core/audit/index.ts';
import { classResumedMail, classSuspendedMail } from '../../authoring/authoring/index.ts';
import { lockControlledClass, updateClassSuspension, updateNewsWriting } from './class-control.queries.ts';

/** An operator, or null for the command line. */
type ActorId = string | null;
type ClassWhere = Prisma.ClassWhereInput;

/** What operators decide about a class beside its review. Each method returns the class's id. */
export function createClassControl({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>) {
  /** Repeated calls that would change nothing are refused, so that the log tells what happened. */
  const setSuspended = (actorId: ActorId, where: ClassWhere, reason: string | null) =>
    transact(db, async (tx) => {
      const { id, title, slug, publishedAt, suspendedAt, suspensionReason, createdBy } = required(
        await lockControlledClass(tx, where),
      );
      if (reason !== null && (!publishedAt || suspendedAt)) throw new AppError('class_not_suspendable');
      if (reason === null && !suspendedAt) throw new AppError('class_not_suspended');
      const now = clock.now();
      await updateClassSuspension(tx, id, reason === null ? null : { suspendedAt: now, suspensionReason: reason });
      await appendAudit(
        tx,
        {
          act: reason === null ? 'class.resume' : 'class.suspend',
          actorId,
          subject: { type: 'class', id, title },
          reason,
          before: { isSuspended: reason === null, suspensionReason },
          after: { isSuspended: reason !== null, suspensionReason: reason },
        },
        now,
      );
      if (!createdBy.deactivatedAt) {
        const to = { to: createdBy.email, fullname: createdBy.fullname, title, slug };
        await (reason === null
          ? queueMail(tx, jobs, classResumedMail, to)
          : queueMail(tx, jobs, classSuspendedMail, { ...to, reason }));
      }
      return id;
    });

  return {
    suspend: (actorId: ActorId, where: ClassWhere, reason: string) => setSuspended(actorId, where, reason),
    resume: (actorId: ActorId, where: ClassWhere) => setSuspended(actorId, where, null),

    /** Saying what holds already changes nothing and is not logged. */
    setNewsWriting: (actorId: ActorId, where: ClassWhere, isAllowed: boolean) =>
      transact(db, async (tx) => {
        const { id, title, allowsNewsWriting } = required(await lockControlledClass(tx, where));
        if (allowsNewsWriting === isAllowed) return id;
        await updateNewsWriting(tx, id, isAllowed);
        await appendAudit(
          tx,
          {
            act: isAllowed ? 'class.allowNewsWriting' : 'class.refuseNewsWriting',
            actorId,
            subject: { type: 'class', id, title },
            before: { allowsNewsWriting },
            after: { allowsNewsWriting: isAllowed },
          },
          clock.now(),
        );
        return id;
      }),
  };
}
