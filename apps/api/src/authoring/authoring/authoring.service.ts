import {
  afterStep,
  isEditable,
  submissionProblems,
  type ApprovalStep,
} from '@sinau/contracts/authoring/authoring/authoring.rules';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { required } from '../../platform/required.ts';
import { requireRunningMitra } from '../../storefront/mitra/index.ts';
import { sendComments } from '../comment/index.ts';
import { classMails } from './authoring.mails.ts';
import {
  findClassState,
  insertTransition,
  lockClass,
  updateClassArchived,
  updateClassState,
  type ClassState,
  type ClassWhere,
} from './authoring.queries.ts';
import { createDecide, type ActorId, type StepContext } from './review.ts';
import { findSnapshot, type ClassSnapshot } from './snapshot.queries.ts';

export type AuthoringService = ReturnType<typeof createAuthoringService>;

/** Copies the working version of a class to the live one. */
type GoLive = (tx: Db, published: { id: string; actorId: ActorId; snapshot: ClassSnapshot }) => Promise<void>;

/**
 * Manages the life cycle of classes: partners submit them, operators review and publish them. Each method returns the
 * class's id.
 */
export function createAuthoringService({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>) {
  /** Takes a step of the review, and records who took it, why, and a snapshot of the class. */
  const take = async (tx: Db, step: ApprovalStep, current: ClassState, { actorId, reason, refusal }: StepContext) => {
    const { id, mitraId, statusApprove: from } = current;
    const to = afterStep(from, step);
    if (step === 'submit' || step === 'publish') {
      // Locks in the order of a stop: the class, then its mitra.
      await lockClass(tx, id);
      await requireRunningMitra(tx, mitraId);
    }
    const change = fieldsOfStep(step, { now: clock.now(), actorId, reason });
    if (!to || !(await updateClassState(tx, current, { statusApprove: to, ...change }))) throw new AppError(refusal);
    const snapshot = await findSnapshot(tx, id);
    await insertTransition(tx, { classId: id, actorId, from, to, ...(reason && { reason }), snapshot });
    return snapshot;
  };

  const decide = createDecide<ClassWhere, ClassState, ClassSnapshot>(
    { db, clock, jobs },
    {
      subject: 'class',
      mails: classMails,
      find: findClassState,
      take,
      sendComments: (tx, id) => sendComments(tx, id, clock.now()),
    },
  );

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
    release: (actorId: ActorId, where: ClassWhere) => decide('release', actorId, where),
    publish: (actorId: ActorId, where: ClassWhere, goLive: GoLive) =>
      decide('publish', actorId, where, {
        afterTaken: async (tx, { id }, snapshot) => {
          requireComplete(snapshot);
          await goLive(tx, { id, actorId, snapshot });
        },
      }),
    revise: (actorId: ActorId, where: ClassWhere, reason: string) => decide('revise', actorId, where, { reason }),

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

export function requireComplete(draft: ClassSnapshot) {
  const fields = submissionProblems(draft);
  if (Object.keys(fields).length > 0) throw new AppError('class_incomplete', { fields });
}

/** Returns the fields that a step sets beside the state, for classes and bundles. */
export function fieldsOfStep(
  step: ApprovalStep,
  { now, actorId, reason }: { now: Date; actorId: ActorId; reason: string | undefined },
) {
  const nobody = { reviewerId: null, takenUpAt: null };
  switch (step) {
    case 'submit':
      return { submittedAt: now, reviewReason: null };
    case 'withdraw':
      return { submittedAt: null };
    case 'takeUp':
      return { reviewerId: actorId, takenUpAt: now };
    case 'release':
      return nobody;
    case 'publish':
      return { ...nobody, publishedAt: now };
    case 'revise':
      return { ...nobody, reviewReason: reason ?? null };
  }
}
