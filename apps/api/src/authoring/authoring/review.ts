import { afterStep, type ApprovalState, type ApprovalStep } from '@sinau/contracts/authoring/authoring/authoring.rules';
import type { ErrorCode } from '@sinau/contracts';
import { AppError } from '../../platform/app-error.ts';
import { transact, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { queueMail } from '../../platform/mail/define-mail.ts';
import { required } from '../../platform/required.ts';
import { appendAudit } from '../../core/audit/index.ts';
import type { ReviewMails } from './review.mails.ts';

/** Id of the actor; null for the command line. */
export type ActorId = string | null;

/** Fields of a class or a bundle that decisions read. */
interface Reviewed {
  readonly id: string;
  readonly title: string;
  readonly slug: string;
  readonly createdBy: { readonly fullname: string; readonly email: string; readonly deactivatedAt: Date | null };
}
interface UnderReview extends Reviewed {
  readonly statusApprove: ApprovalState;
  readonly reviewerId: string | null;
}
interface OnSale extends Reviewed {
  readonly publishedAt: Date | null;
  readonly suspendedAt: Date | null;
  readonly suspensionReason: string | null;
  /** Stop of the whole mitra that took it off sale. */
  readonly mitraStopId: string | null;
}

export interface StepContext {
  readonly actorId: ActorId;
  readonly reason?: string;
  /** Error of a step that the state does not allow. */
  readonly refusal: ErrorCode;
}

/** Description of a reviewed kind: how it is found, how it takes a step, and which mails its maker gets. */
interface ReviewedKind<Where, State extends UnderReview, Taken> {
  readonly subject: 'class' | 'bundle';
  readonly mails: ReviewMails;
  readonly find: (tx: Db, where: Where) => Promise<State | null>;
  /** Moves it to the state after the step, and records that. */
  readonly take: (tx: Db, step: ApprovalStep, current: State, context: StepContext) => Promise<Taken>;
  /** Sends the comments that go with a decision, and answers how many there were. */
  readonly sendComments?: (tx: Db, id: string) => Promise<number>;
}

interface Decision<State, Taken> {
  readonly reason?: string;
  readonly afterTaken?: (tx: Db, current: State, taken: Taken) => Promise<void>;
}

/** Takes a step of an operator, with what belongs to it: the audit, and a mail to the maker. Answers the id. */
export function createDecide<Where, State extends UnderReview, Taken>(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  { subject, mails, find, take, sendComments }: ReviewedKind<Where, State, Taken>,
) {
  return (
    step: Exclude<ApprovalStep, 'submit' | 'withdraw'>,
    actorId: ActorId,
    where: Where,
    { reason, afterTaken }: Decision<State, Taken> = {},
  ) =>
    transact(db, async (tx) => {
      const current = required(await find(tx, where));
      const { id, title, statusApprove: from, reviewerId } = current;
      const isDecision = step === 'publish' || step === 'revise';
      // The command line may decide on a class that an operator has under review.
      if (isDecision && actorId && reviewerId && reviewerId !== actorId)
        throw new AppError(`${subject}_reviewed_by_other`);
      const taken = await take(tx, step, current, {
        actorId,
        ...(reason && { reason }),
        refusal: `${subject}_${step === 'release' ? 'not_under_review' : 'not_awaiting_review'}`,
      });
      await afterTaken?.(tx, current, taken);
      const change = { before: { statusApprove: from }, after: { statusApprove: afterStep(from, step) } };
      const about = { type: subject, id, title };
      await appendAudit(tx, { act: `${subject}.${step}`, actorId, subject: about, reason, ...change }, clock.now());
      if (!isDecision) return id;
      const comments = await sendComments?.(tx, id);
      const to = recipientOf(current);
      if (to && step === 'publish') await queueMail(tx, jobs, mails.published, to);
      if (to && step === 'revise')
        await queueMail(tx, jobs, mails.revision, {
          ...to,
          reason: reason ?? '',
          ...(comments !== undefined && { comments }),
        });
      return id;
    });
}

interface SuspendableKind<Where> {
  readonly subject: 'class' | 'bundle';
  readonly mails: ReviewMails;
  /** Locks it: of two acts at once the second sees what the first did. */
  readonly lock: (tx: Db, where: Where) => Promise<OnSale | null>;
  readonly update: (
    tx: Db,
    id: string,
    suspension: { suspendedAt: Date; suspensionReason: string } | { suspendedAt: null; suspensionReason: null },
  ) => Promise<unknown>;
}

/** Stops the sales of what is published, and lets it be sold again. Each method answers the id. */
export function createSuspension<Where>(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  { subject, mails, lock, update }: SuspendableKind<Where>,
) {
  /** Refuses repeated calls that would change nothing, so that the log contains only changes. */
  const setSuspended = async (tx: Db, actorId: ActorId, where: Where, reason: string | null) => {
    const current = required(await lock(tx, where));
    const { id, title, publishedAt, suspendedAt, suspensionReason, mitraStopId } = current;
    if (reason !== null && (!publishedAt || suspendedAt)) throw new AppError(`${subject}_not_suspendable`);
    if (reason === null && !suspendedAt) throw new AppError(`${subject}_not_suspended`);
    if (reason === null && mitraStopId) throw new AppError('mitra_stopped');
    const now = clock.now();
    await update(
      tx,
      id,
      reason === null ? { suspendedAt: null, suspensionReason: null } : { suspendedAt: now, suspensionReason: reason },
    );
    await appendAudit(
      tx,
      {
        act: `${subject}.${reason === null ? 'resume' : 'suspend'}`,
        actorId,
        subject: { type: subject, id, title },
        reason,
        before: { isSuspended: reason === null, suspensionReason },
        after: { isSuspended: reason !== null, suspensionReason: reason },
      },
      now,
    );
    const to = recipientOf(current);
    if (to && reason === null) await queueMail(tx, jobs, mails.resumed, to);
    if (to && reason !== null) await queueMail(tx, jobs, mails.suspended, { ...to, reason });
    return id;
  };

  return {
    /** Suspends it as part of the caller's transaction. */
    suspendIn: (tx: Db, actorId: ActorId, where: Where, reason: string) => setSuspended(tx, actorId, where, reason),
    suspend: (actorId: ActorId, where: Where, reason: string) =>
      transact(db, (tx) => setSuspended(tx, actorId, where, reason)),
    resume: (actorId: ActorId, where: Where) => transact(db, (tx) => setSuspended(tx, actorId, where, null)),
  };
}

/** Closed accounts get no mail. */
const recipientOf = ({ title, slug, createdBy: { email, fullname, deactivatedAt } }: Reviewed) =>
  deactivatedAt ? null : { to: email, fullname, title, slug };
