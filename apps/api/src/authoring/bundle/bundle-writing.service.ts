import type { z } from 'zod';
import type { QueryOf } from '@sinau/contracts';
import type { bundleEndpoints } from '@sinau/contracts/authoring/bundle/bundle.endpoints';
import type { bundleCreation, bundleUpdate, WrittenBundle } from '@sinau/contracts/authoring/bundle/bundle.schemas';
import type { Partner } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { isForeignKeyViolation, transact, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import { randomCode, slugOf, withFreeSlug } from '../../platform/slugs.ts';
import { attachCover } from '../../core/media/index.ts';
import { createBundleLife, type Act } from './bundle-life.service.ts';
import {
  countChoosable,
  countTopics,
  insertBundle,
  isBundleEditable,
  lockBundle,
  ownBundle,
  replaceItems,
  updateBundle,
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
  /** Id or slug of the bundle. */
  readonly id: string;
}

/** Handles the commands of a bundle's makers (docs/decisions/0137). */
export function createBundleWriting(deps: Pick<Deps, 'db' | 'clock' | 'jobs'>) {
  const { db, clock } = deps;

  const mineDetail = async (actor: Partner, { id }: Key) =>
    presentWrittenBundle(required(await findWrittenBundle(db, id, ofMitra(actor.mitraId))), clock.now());

  /** Checks the references of a bundle, and attaches an uploaded cover. */
  const requireFields = async (tx: Db, actor: Partner, { categoryId, classIds, thumbnail }: Partial<Creation>) => {
    if (categoryId && (await countTopics(tx, categoryId)) === 0)
      throw new AppError('invalid_input', { fields: { categoryId: 'Topik ini tidak ada' } });
    if (classIds?.length && (await countChoosable(tx, actor.mitraId, classIds)) < classIds.length)
      throw new AppError('invalid_input', { fields: { classIds: notChoosable } });
    await attachCover(tx, actor, thumbnail, clock.now());
  };

  const act: Act<WrittenBundle> = async (actor, ref, write) => {
    const id = await transact(db, async (tx) => {
      const current = required(await lockBundle(tx, ownBundle(actor, ref)));
      await write(tx, current);
      return current.id;
    });
    return mineDetail(actor, { id });
  };

  return {
    mineDetail,

    async mine(actor: Partner, query: QueryOf<typeof bundleEndpoints.mine>) {
      const { rows, total } = await findMyBundles(db, actor.mitraId, query);
      return listAnswer(
        query,
        rows.map((row) => presentMyBundle(row, clock.now())),
        total,
      );
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

    /**
     * Writes, for a published bundle, the fields that its next publication makes live. Before that, the slug follows
     * the title.
     */
    async update(actor: Partner, { id }: Key, { revision, ...fields }: Update) {
      const write = (slug?: string) =>
        withChosenClasses(() =>
          act(actor, id, async (tx, current) => {
            if (!isBundleEditable(current)) throw new AppError('bundle_under_review');
            if (current.revision !== revision) throw new AppError('bundle_edited_elsewhere');
            await requireFields(tx, actor, fields);
            if (current.statusApprove === 'publish') return writePublished(tx, current, fields);
            const { classIds, reasons, ...columns } = definedOf(fields);
            const isRenamed = fields.title !== undefined && fields.title !== current.title;
            await updateBundle(tx, current.id, { ...columns, ...(slug && isRenamed && { slug }) });
            if (classIds || reasons) await replaceItems(tx, current.id, withChanges(workingOf(current), fields));
            return null;
          }),
        );
      return fields.title === undefined ? write() : withBundleSlug(fields.title, write);
    },

    ...createBundleLife(deps, act),
  };
}

/** Merges the fields that were sent. Only reasons of chosen classes stay. */
function withChanges(stored: WorkingBundle, fields: Partial<Creation>): WorkingBundle {
  const changed = { ...stored, ...definedOf(fields) };
  const given = changed.classIds.flatMap((id) => (changed.reasons[id] ? [[id, changed.reasons[id]] as const] : []));
  return { ...changed, reasons: Object.fromEntries(given) };
}

/** Texts of a published bundle wait for its next publication. */
async function writePublished(tx: Db, current: BundleState, { salePrice, ...fields }: Partial<Creation>) {
  if (salePrice !== undefined && salePrice !== current.salePrice) throw new AppError('bundle_price_apart');
  const working = withChanges(workingOf(current), fields);
  await updateWorkingBundle(tx, current.id, isSame(working, liveOf(current)) ? null : working);
}

const notChoosable = 'Pilih kelas mitramu yang sudah terbit';

/** Handles a class that was deleted while it was being chosen. */
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
  a.classIds.join() === b.classIds.join() &&
  a.classIds.every((id) => (a.reasons[id] ?? '') === (b.reasons[id] ?? ''));

/** Returns the fields that were sent. */
const definedOf = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T as T[Name] extends undefined ? never : Name]: Exclude<T[Name], undefined>;
  };
