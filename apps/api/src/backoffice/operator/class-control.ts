import { transact, type Prisma } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { required } from '../../platform/required.ts';
import { appendAudit } from '../../core/audit/index.ts';
import { classMails, createSuspension } from '../../authoring/authoring/index.ts';
import { lockControlledClass, updateClassFact } from './class-control.queries.ts';

/** An operator, or null for the command line. */
type ActorId = string | null;
type ClassWhere = Prisma.ClassWhereInput;

export type ClassControl = ReturnType<typeof createClassControl>;

/** Handles operators' decisions about a class apart from its review. Each method returns the class's id. */
export function createClassControl({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>) {
  return {
    ...createSuspension<ClassWhere>(
      { db, clock, jobs },
      { subject: 'class', mails: classMails, lock: lockControlledClass, update: updateClassFact },
    ),

    /** Sets the permission; the current value changes nothing and is not logged. */
    setNewsWriting: (actorId: ActorId, where: ClassWhere, isAllowed: boolean) =>
      transact(db, async (tx) => {
        const { id, title, allowsNewsWriting } = required(await lockControlledClass(tx, where));
        if (allowsNewsWriting === isAllowed) return id;
        await updateClassFact(tx, id, { allowsNewsWriting: isAllowed });
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
