import type { z } from 'zod';
import type { QueryOf } from '@sinau/contracts';
import { afterStep } from '@sinau/contracts/authoring/authoring/authoring.rules';
import type { bundleEndpoints } from '@sinau/contracts/authoring/bundle/bundle.endpoints';
import { bundlePriceRefusal, isBundlePrice } from '@sinau/contracts/authoring/bundle/bundle.rules';
import type { bundleCreation, bundleUpdate } from '@sinau/contracts/authoring/bundle/bundle.schemas';
import type { Partner } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { Prisma, isForeignKeyViolation, transact, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import { randomCode, slugOf, withFreeSlug } from '../../platform/slugs.ts';
import { attachCover } from '../../core/media/index.ts';
import { createBundleReview } from './bundle-review.ts';
import {
  countChoosable,
  countTopics,
  deleteUnorderedBundle,
  insertBundle,
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
import { presentMyBundle, presentWrittenBundle } from './written-bundle.presenter.ts';
import { findMyBundles, findWrittenBundle, ofMitra, type WorkingBundle } from './written-bundle.queries.ts';

export type BundleWriting = ReturnType<typeof createBundleWriting>;

type Creation = z.output<typeof bundleCreation>;
type Update = z.output<typeof bundleUpdate>;
interface Key {
  /** Its id or slug. */
  readonly id: string;
}

/** What the makers of a bundle do with it (docs/decisions/0137). */
export function createBundleWriting({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>) {
  const review = createBundleReview({ db, clock, jobs });

  const mineDetail = async (actor: Partner, { id }: Key) =>
    presentWrittenBundle(required(await findWrittenBundle(db, id, ofMitra(actor.mitraId))), clock.now());

  /** Checks what a bundle refers to, and attaches an uploaded cover. */
  const requireFields = async (tx: Db, actor: Partner, { categoryId, classIds, thumbnail }: Partial<Creation>) => {
    if (categoryId && (await countTopics(tx, categoryId)) === 0)
      throw new AppError('invalid_input', { fields: { categoryId: 'Topik ini tidak ada' } });
    if (classIds?.length && (await countChoosable(tx, actor.mitraId, classIds)) < classIds.length)
      throw new AppError('invalid_input', { fields: { classIds: notChoosable } });
    await attachCover(tx, actor, thumbnail, clock.now());
  };

  /** Runs an act on a bundle that is locked, and answers the bundle. */
  const act = async (actor: Partner, ref: string, write: (tx: Db, current: BundleState) => Promise<unknown>) => {
    const id = await transact(db, async (tx) => {
      const current = required(await lockBundle(tx, ownBundle(actor, ref)));
      await write(tx, current);
      return current.id;
    });
    return mineDetail(actor, { id });
  };

  const writePublished = async (tx: Db, current: BundleState, { salePrice, ...fields }: Partial<Creation>) => {
    if (salePrice !== undefined && salePrice !== current.salePrice) throw new AppError('bundle_price_apart');
    const working = { ...workingOf(current), ...definedOf(fields) };
    await updateWorkingBundle(tx, current.id, isSame(working, liveOf(current)) ? null : working);
  };

  return {
    mineDetail,

    async mine(actor: Partner, query: QueryOf<typeof bundleEndpoints.mine>) {
      const { rows, total } = await findMyBundles(db, actor.mitraId, query);
      return listAnswer(query, rows.map(presentMyBundle), total);
    },

    async create(actor: Partner, fields: Creation) {
      const created = await withBundleSlug(fields.title, (slug) =>
        withChosenClasses(() =>
          transact(db, async (tx) => {
            await requireFields(tx, actor, fields);
            return insertBundle(tx, {
              ...definedOf(fields),
              title: fields.title,
              slug,
              code: randomCode(8),
              mitraId: actor.mitraId,
              createdById: actor.id,
            });
          }),
        ),
      );
      return mineDetail(actor, created);
    },

    /** Of a published bundle this writes what its next publication makes live. Before that, the slug follows the title. */
    async update(actor: Partner, { id }: Key, { revision, ...fields }: Update) {
      const write = (slug?: string) =>
        withChosenClasses(() =>
          act(actor, id, async (tx, current) => {
            if (!isBundleEditable(current)) throw new AppError('bundle_under_review');
            if (current.revision !== revision) throw new AppError('bundle_edited_elsewhere');
            await requireFields(tx, actor, fields);
            if (current.statusApprove === 'publish') return writePublished(tx, current, fields);
            const { classIds, ...columns } = definedOf(fields);
            const isRenamed = fields.title !== undefined && fields.title !== current.title;
            await updateBundle(tx, current.id, { ...columns, ...(slug && isRenamed && { slug }) });
            if (classIds) await replaceItems(tx, current.id, classIds);
            return null;
          }),
        );
      return fields.title === undefined ? write() : withBundleSlug(fields.title, write);
    },

    /** What it costs, live at once; kept in the bundle's history. */
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
        const { classes } = await review.requireComplete(tx, current.id);
        if (!isPublished)
          return review.take(tx, 'submit', current, { actorId: actor.id, refusal: 'bundle_not_submittable' });
        const { classIds: _, ...texts } = workingOf(current);
        await updateBundle(tx, current.id, { ...texts, working: Prisma.DbNull });
        await replaceItems(
          tx,
          current.id,
          classes.map((one) => one.id),
        );
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

  async function detailOf(tx: Db, id: string) {
    return presentWrittenBundle(required(await findWrittenBundle(tx, id, Prisma.sql`TRUE`)), clock.now());
  }
}

const notChoosable = 'Pilih kelas mitramu yang sudah terbit';

/** A class that was deleted while it was being chosen. */
async function withChosenClasses<T>(write: () => Promise<T>) {
  try {
    return await write();
  } catch (error) {
    if (isForeignKeyViolation(error))
      throw new AppError('invalid_input', { fields: { classIds: notChoosable }, cause: error });
    throw error;
  }
}

const withBundleSlug = <T>(title: string, write: (slug: string) => Promise<T>) =>
  withFreeSlug(`bundling-${slugOf(title) || 'kelas'}`, write);

const liveOf = (current: BundleState): WorkingBundle => workingOf({ ...current, working: null });
const isSame = (a: WorkingBundle, b: WorkingBundle) =>
  a.title === b.title &&
  a.description === b.description &&
  a.thumbnail === b.thumbnail &&
  a.categoryId === b.categoryId &&
  a.classIds.join() === b.classIds.join();

/** The fields that were sent. */
const definedOf = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T as T[Name] extends undefined ? never : Name]: Exclude<T[Name], undefined>;
  };
