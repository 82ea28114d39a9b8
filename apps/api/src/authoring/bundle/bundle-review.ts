import { afterStep, type ApprovalStep } from '@sinau/contracts/authoring/authoring/authoring.rules';
import { bundleProblems } from '@sinau/contracts/authoring/bundle/bundle.rules';
import { AppError } from '../../platform/app-error.ts';
import { Prisma, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { required } from '../../platform/required.ts';
import { requireRunningMitra } from '../../storefront/mitra/index.ts';
import { createDecide, createSuspension, fieldsOfStep, type StepContext } from '../authoring/index.ts';
import { bundleMails } from './bundle.mails.ts';
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

const kind = { subject: 'bundle', mails: bundleMails } as const;

/**
 * Manages the life cycle of bundles: partners submit them, operators review and publish them. Each method returns the
 * bundle's id.
 */
export function createBundleReview({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>) {
  const take = async (tx: Db, step: ApprovalStep, current: BundleState, { actorId, reason, refusal }: StepContext) => {
    const to = afterStep(current.statusApprove, step);
    if (!to || current.archiveAt) throw new AppError(refusal);
    if (step === 'submit' || step === 'publish') await requireRunningMitra(tx, current.mitraId);
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

  /** Refuses a bundle that could not be sold in its working version. */
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

  const decide = createDecide<BundleWhere, BundleState, void>(
    { db, clock, jobs },
    {
      ...kind,
      find: lockBundle,
      take: async (tx, step, current, context) => {
        if (step === 'publish' && afterStep(current.statusApprove, step)) await requireComplete(tx, current.id);
        await take(tx, step, current, context);
      },
    },
  );

  return {
    take,
    record,
    requireComplete,
    takeUp: (actorId: string, where: BundleWhere) => decide('takeUp', actorId, where),
    release: (actorId: string, where: BundleWhere) => decide('release', actorId, where),
    publish: (actorId: string, where: BundleWhere) => decide('publish', actorId, where),
    revise: (actorId: string, where: BundleWhere, reason: string) => decide('revise', actorId, where, { reason }),
    ...createSuspension<BundleWhere>({ db, clock, jobs }, { ...kind, lock: lockBundle, update: updateBundleFact }),
  };
}
