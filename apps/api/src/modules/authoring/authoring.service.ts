import {
  afterStep,
  isEditable,
  submissionProblems,
  type ApprovalStep,
} from '@sinau/contracts/authoring/authoring.rules';
import type { ErrorCode } from '@sinau/contracts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { queueMail } from '../../platform/mail/define-mail.ts';
import { required } from '../../platform/required.ts';
import { classPublishedMail, classRevisionMail } from './authoring.mails.ts';
import {
  findClassState,
  findSnapshot,
  insertTransition,
  updateClassArchived,
  updateClassState,
  type ClassSnapshot,
  type ClassState,
  type ClassWhere,
} from './authoring.queries.ts';

export type AuthoringService = ReturnType<typeof createAuthoringService>;

/** Null is the command line. */
type ActorId = string | null;

/** The life cycle of classes: partners submit them, operators review and publish them. Each method returns the class's id. */
export function createAuthoringService({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>) {
  /** Takes a step of the review, and records who took it, why, and a snapshot of the class. */
  const take = async (
    tx: Db,
    step: ApprovalStep,
    current: ClassState,
    { actorId, reason, refusal }: { actorId: ActorId; reason?: string; refusal: ErrorCode },
  ) => {
    const { id, statusApprove: from } = current;
    const to = afterStep(from, step);
    if (!to || !(await updateClassState(tx, id, from, { statusApprove: to, ...changeOf(step, clock.now(), reason) })))
      throw new AppError(refusal);
    const snapshot = await findSnapshot(tx, id);
    await insertTransition(tx, { classId: id, actorId, from, to, ...(reason && { reason }), snapshot });
    return snapshot;
  };

  const decide = (
    step: Exclude<ApprovalStep, 'submit' | 'withdraw'>,
    actorId: ActorId,
    where: ClassWhere,
    reason?: string,
  ) =>
    db.$transaction(async (tx) => {
      const current = required(await findClassState(tx, where));
      const snapshot = await take(tx, step, current, {
        actorId,
        ...(reason && { reason }),
        refusal: 'class_not_awaiting_review',
      });
      if (step === 'publish') requireComplete(snapshot);
      if (step !== 'takeUp') await mailCreator(tx, current, reason);
      return current.id;
    });

  /** Closed accounts get no mail. */
  const mailCreator = async (tx: Db, { title, slug, createdBy }: ClassState, reason: string | undefined) => {
    if (createdBy.deactivatedAt) return;
    const to = { to: createdBy.email, fullname: createdBy.fullname, title, slug };
    await (reason === undefined
      ? queueMail(tx, jobs, classPublishedMail, to)
      : queueMail(tx, jobs, classRevisionMail, { ...to, reason }));
  };

  return {
    submit: (actorId: ActorId, where: ClassWhere) =>
      db.$transaction(async (tx) => {
        const current = required(await findClassState(tx, where));
        if (current.archiveAt || !afterStep(current.statusApprove, 'submit'))
          throw new AppError('class_not_submittable');
        if (current.mitra.status !== 'Verified') throw new AppError('mitra_not_verified');
        requireComplete(await take(tx, 'submit', current, { actorId, refusal: 'class_not_submittable' }));
        return current.id;
      }),

    withdraw: (actorId: ActorId, where: ClassWhere) =>
      db.$transaction(async (tx) => {
        const current = required(await findClassState(tx, where));
        await take(tx, 'withdraw', current, { actorId, refusal: 'class_not_withdrawable' });
        return current.id;
      }),

    takeUp: (actorId: ActorId, where: ClassWhere) => decide('takeUp', actorId, where),
    publish: (actorId: ActorId, where: ClassWhere) => decide('publish', actorId, where),
    revise: (actorId: ActorId, where: ClassWhere, reason: string) => decide('revise', actorId, where, reason),

    archiveOrRestore: (actorId: ActorId, where: ClassWhere) =>
      db.$transaction(async (tx) => {
        const current = required(await findClassState(tx, where));
        const { id, statusApprove } = current;
        const isChanged = await updateClassArchived(tx, current, clock.now());
        if (!isChanged && !isEditable(required(await findClassState(tx, where)).statusApprove))
          throw new AppError('class_under_review');
        if (isChanged) {
          await insertTransition(tx, {
            classId: id,
            actorId,
            from: statusApprove,
            to: statusApprove,
            snapshot: await findSnapshot(tx, id),
          });
        }
        return id;
      }),
  };
}

function requireComplete(draft: ClassSnapshot) {
  const fields = submissionProblems(draft);
  if (Object.keys(fields).length > 0) throw new AppError('class_incomplete', { fields });
}

function changeOf(step: ApprovalStep, now: Date, reason: string | undefined) {
  switch (step) {
    case 'submit':
      return { submittedAt: now, reviewReason: null };
    case 'withdraw':
      return { submittedAt: null };
    case 'takeUp':
      return {};
    case 'publish':
      return { publishedAt: now };
    case 'revise':
      return { reviewReason: reason ?? null };
  }
}
