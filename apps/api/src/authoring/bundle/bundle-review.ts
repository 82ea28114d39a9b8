import type { ErrorCode } from '@sinau/contracts';
import type { AuditAct } from '@sinau/contracts/core/audit/audit.rules';
import { afterStep, type ApprovalStep } from '@sinau/contracts/authoring/authoring/authoring.rules';
import { bundleProblems } from '@sinau/contracts/authoring/bundle/bundle.rules';
import { AppError } from '../../platform/app-error.ts';
import { Prisma, transact, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { queueMail } from '../../platform/mail/define-mail.ts';
import { required } from '../../platform/required.ts';
import { appendAudit } from '../../core/audit/index.ts';
import { fieldsOfStep } from '../authoring/index.ts';
import { bundlePublishedMail, bundleResumedMail, bundleRevisionMail, bundleSuspendedMail } from './bundle.mails.ts';
import {
  insertBundleTransition,
  lockBundle,
  updateBundleFact,
  type BundleState,
  type BundleWhere,
} from './bundle-writing.queries.ts';
import { presentHeldClass } from './written-bundle.presenter.ts';
import { findBundleSnapshot, findWrittenBundle } from './written-bundle.queries.ts';

export type BundleReview = ReturnType<typeof createBundleReview>;

/** The life cycle of bundles: partners submit them, operators review and publish them. Each method returns the bundle's id. */
export function createBundleReview({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>) {
  const take = async (
    tx: Db,
    step: ApprovalStep,
    current: BundleState,
    { actorId, reason, refusal }: { actorId: string; reason?: string; refusal: ErrorCode },
  ) => {
    const to = afterStep(current.statusApprove, step);
    if (!to || current.archiveAt) throw new AppError(refusal);
    await updateBundleFact(tx, current.id, {
      statusApprove: to,
      ...fieldsOfStep(step, { now: clock.now(), actorId, reason }),
    });
    await record(tx, { actorId, reason, from: current.statusApprove, to, id: current.id });
  };

  const record = async (
    tx: Db,
    {
      id,
      ...transition
    }: Pick<Parameters<typeof insertBundleTransition>[1], 'actorId' | 'from' | 'to'> & {
      id: string;
      reason?: string | undefined;
    },
  ) =>
    insertBundleTransition(tx, {
      ...transition,
      reason: transition.reason ?? null,
      bundleId: id,
      snapshot: await findBundleSnapshot(tx, id),
      createdAt: clock.now(),
    });

  /** Refuses a bundle that could not be sold as it is written. */
  const requireComplete = async (tx: Db, id: string) => {
    const row = required(await findWrittenBundle(tx, id, Prisma.sql`TRUE`));
    const problems = bundleProblems({
      ...row,
      categoryId: row.category?.id ?? null,
      classes: row.classes.map((held) => presentHeldClass(held, clock.now())),
    });
    if (Object.keys(problems).length > 0) throw new AppError('bundle_incomplete', { fields: problems });
    return row;
  };

  const decide = (
    step: 'takeUp' | 'release' | 'publish' | 'revise',
    actorId: string,
    where: BundleWhere,
    reason?: string,
  ) =>
    transact(db, async (tx) => {
      const current = required(await lockBundle(tx, where));
      const { id, title, reviewerId, statusApprove: from } = current;
      const isDecision = step === 'publish' || step === 'revise';
      if (isDecision && reviewerId && reviewerId !== actorId) throw new AppError('bundle_reviewed_by_other');
      if (step === 'publish' && afterStep(from, step)) await requireComplete(tx, id);
      await take(tx, step, current, {
        actorId,
        ...(reason && { reason }),
        refusal: step === 'release' ? 'bundle_not_under_review' : 'bundle_not_awaiting_review',
      });
      await appendAudit(
        tx,
        {
          act: `bundle.${step}` satisfies AuditAct,
          actorId,
          subject: { type: 'bundle', id, title },
          reason,
          before: { statusApprove: from },
          after: { statusApprove: afterStep(from, step) },
        },
        clock.now(),
      );
      if (step === 'publish') await mail(tx, current, bundlePublishedMail, {});
      if (step === 'revise' && reason) await mail(tx, current, bundleRevisionMail, { reason });
      return id;
    });

  /** Repeated calls that would change nothing are refused, so that the log tells what happened. */
  const setSuspended = (actorId: string, where: BundleWhere, reason: string | null) =>
    transact(db, async (tx) => {
      const current = required(await lockBundle(tx, where));
      const { id, title, publishedAt, suspendedAt, suspensionReason } = current;
      if (reason !== null && (!publishedAt || suspendedAt)) throw new AppError('bundle_not_suspendable');
      if (reason === null && !suspendedAt) throw new AppError('bundle_not_suspended');
      const now = clock.now();
      await updateBundleFact(tx, id, {
        suspendedAt: reason === null ? null : now,
        suspensionReason: reason,
      });
      await appendAudit(
        tx,
        {
          act: reason === null ? 'bundle.resume' : 'bundle.suspend',
          actorId,
          subject: { type: 'bundle', id, title },
          reason,
          before: { isSuspended: reason === null, suspensionReason },
          after: { isSuspended: reason !== null, suspensionReason: reason },
        },
        now,
      );
      await (reason === null
        ? mail(tx, current, bundleResumedMail, {})
        : mail(tx, current, bundleSuspendedMail, { reason }));
      return id;
    });

  /** Closed accounts get no mail. */
  const mail = async <Fields extends object>(
    tx: Db,
    { title, slug, createdBy }: BundleState,
    template: Parameters<typeof queueMail<Fields & { title: string; slug: string }>>[2],
    fields: Fields,
  ) => {
    if (createdBy.deactivatedAt) return;
    await queueMail(tx, jobs, template, { ...fields, to: createdBy.email, fullname: createdBy.fullname, title, slug });
  };

  return {
    take,
    record,
    requireComplete,
    takeUp: (actorId: string, where: BundleWhere) => decide('takeUp', actorId, where),
    release: (actorId: string, where: BundleWhere) => decide('release', actorId, where),
    publish: (actorId: string, where: BundleWhere) => decide('publish', actorId, where),
    revise: (actorId: string, where: BundleWhere, reason: string) => decide('revise', actorId, where, reason),
    suspend: (actorId: string, where: BundleWhere, reason: string) => setSuspended(actorId, where, reason),
    resume: (actorId: string, where: BundleWhere) => setSuspended(actorId, where, null),
  };
}
