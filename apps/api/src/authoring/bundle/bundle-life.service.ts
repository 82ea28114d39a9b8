import { afterStep } from '@sinau/contracts/authoring/authoring/authoring.rules';
import { bundlePriceRefusal, isBundlePrice } from '@sinau/contracts/authoring/bundle/bundle.rules';
import type { Partner } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { Prisma, isForeignKeyViolation, transact, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { required } from '../../platform/required.ts';
import { requireRunningMitra } from '../../storefront/mitra/index.ts';
import { createBundleReview } from './bundle-review.ts';
import {
  deleteUnorderedBundle,
  isBundleEditable,
  lockBundle,
  ownBundle,
  replaceItems,
  updateBundle,
  updateBundleFact,
  updateWorkingBundle,
  workingOf,
  type BundleState,
} from './bundle-writing.queries.ts';
import { presentWrittenBundle } from './written-bundle.presenter.ts';
import { findWrittenBundle } from './written-bundle.queries.ts';

interface Key {
  /** Id or slug of the class. */
  readonly id: string;
}
/** Runs a command on a locked bundle, and returns the bundle. */
export type Act<Bundle> = (
  actor: Partner,
  ref: string,
  write: (tx: Db, current: BundleState) => Promise<unknown>,
) => Promise<Bundle>;

/** The life of a bundle: its price, its review and publication, the archive. */
export function createBundleLife<Bundle>(deps: Pick<Deps, 'db' | 'clock' | 'jobs'>, act: Act<Bundle>) {
  const { db, clock } = deps;
  const review = createBundleReview(deps);

  const detailOf = async (tx: Db, id: string) =>
    presentWrittenBundle(required(await findWrittenBundle(tx, id, Prisma.sql`TRUE`)), clock.now());

  return {
    /** Changes the price, live immediately; recorded in the bundle's history. */
    changePrice: (actor: Partner, { id }: Key, { from, to }: { from: number | null; to: number }) =>
      act(actor, id, async (tx, current) => {
        if (!isBundleEditable(current)) throw new AppError('bundle_under_review');
        if (current.salePrice !== from) throw new AppError('bundle_edited_elsewhere');
        const { classes } = await detailOf(tx, current.id);
        const weights = classes.map(({ salePrice }) => salePrice);
        if (current.statusApprove === 'publish' && !isBundlePrice(to, weights))
          throw new AppError('invalid_input', { fields: { to: bundlePriceRefusal } });
        await updateBundleFact(tx, current.id, { salePrice: to });
        if (current.statusApprove === 'publish')
          await review.record(tx, { id: current.id, actorId: actor.id, from: 'publish', to: 'publish' });
      }),

    submit: (actor: Partner, { id }: Key, { updatedAt }: { updatedAt?: string | undefined }) =>
      act(actor, id, async (tx, current) => {
        const isPublished = current.statusApprove === 'publish';
        if (current.archiveAt || !(isPublished ? current.working : afterStep(current.statusApprove, 'submit')))
          throw new AppError('bundle_not_submittable');
        if (updatedAt !== undefined && updatedAt !== current.updatedAt.toISOString())
          throw new AppError('bundle_edited_elsewhere');
        if (current.mitra.status !== 'Verified') throw new AppError('mitra_not_verified');
        await requireRunningMitra(tx, current.mitraId);
        const { classes } = await review.requireComplete(tx, current.id);
        if (!isPublished)
          return review.take(tx, 'submit', current, { actorId: actor.id, refusal: 'bundle_not_submittable' });
        const { classIds: _, reasons, ...texts } = workingOf(current);
        await updateBundle(tx, current.id, { ...texts, working: Prisma.DbNull });
        await replaceItems(tx, current.id, { classIds: classes.map((one) => one.id), reasons });
        return review.record(tx, { id: current.id, actorId: actor.id, from: 'publish', to: 'publish' });
      }),

    withdraw: (actor: Partner, { id }: Key) =>
      act(actor, id, (tx, current) =>
        review.take(tx, 'withdraw', current, { actorId: actor.id, refusal: 'bundle_not_withdrawable' }),
      ),

    discardChanges: (actor: Partner, { id }: Key) =>
      act(actor, id, async (tx, current) => {
        if (current.statusApprove !== 'publish') throw new AppError('bundle_not_published');
        if (current.working) await updateWorkingBundle(tx, current.id, null);
      }),

    archiveOrRestore: (actor: Partner, { id }: Key) =>
      act(actor, id, async (tx, current) => {
        if (!isBundleEditable(current)) throw new AppError('bundle_under_review');
        await updateBundleFact(tx, current.id, { archiveAt: current.archiveAt ? null : clock.now() });
        const { statusApprove: state } = current;
        await review.record(tx, { id: current.id, actorId: actor.id, from: state, to: state });
      }),

    async remove(actor: Partner, { id: ref }: Key) {
      try {
        await transact(db, async (tx) => {
          const current = required(await lockBundle(tx, ownBundle(actor, ref)));
          if (!isBundleEditable(current)) throw new AppError('bundle_under_review');
          if (!(await deleteUnorderedBundle(tx, current.id))) throw new AppError('bundle_has_orders');
        });
      } catch (error) {
        // An order was placed while the bundle was being deleted.
        if (isForeignKeyViolation(error)) throw new AppError('bundle_has_orders', { cause: error });
        throw error;
      }
    },
  };
}
