import type { QueryOf } from '@sinau/contracts';
import type { portfolioEndpoints } from '@sinau/contracts/study/portfolio/portfolio.endpoints';
import {
  mostClassWorks,
  type PortfolioCreation,
  type PortfolioUpdate,
} from '@sinau/contracts/study/portfolio/portfolio.schemas';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import { detachMedia } from '../../core/media/index.ts';
import { presentClassWork, presentEntry, presentWork } from './portfolio.presenter.ts';
import {
  attachFiles,
  deleteEntry,
  findClassWorks,
  findEntries,
  findEntryOfVersion,
  findFileIds,
  findPortfolioCandidate,
  findOwnWork,
  findShownEntries,
  findWork,
  insertEntryOnce,
  insertWork,
  lockWork,
  replaceFiles,
  updateWork,
} from './portfolio.queries.ts';

export type PortfolioService = ReturnType<typeof createPortfolioService>;

interface Key {
  readonly id: string;
}
type OwnWork = Exclude<PortfolioCreation, { submissionId: string }>;

/** Works that learners save to show. */
export function createPortfolioService({ db, clock, keys }: Pick<Deps, 'db' | 'clock' | 'keys'>) {
  const signing = () => ({ keys, now: clock.now() });

  /** Saves the version that passed, which never changes. Of two concurrent calls, one saves it and both return it. */
  const keep = async (actor: Actor, { submissionId, isShown }: { submissionId: string; isShown: boolean }) => {
    const { versionId, title, isOffered } = required(await findPortfolioCandidate(db, actor.id, submissionId));
    if (!isOffered) throw new AppError('portfolio_not_offered');
    await insertEntryOnce(db, { userId: actor.id, versionId, title, isShown, createdAt: clock.now() });
    return presentEntry(required(await findEntryOfVersion(db, versionId)));
  };

  /** Sets the files: each is the author's own and belongs to this work alone; removed ones are released. */
  const setFiles = async (tx: Db, actor: Actor, entryId: string, ids: readonly string[]) => {
    const had = await findFileIds(tx, entryId);
    const added = ids.filter((id) => !had.includes(id));
    if ((await attachFiles(tx, actor.id, added, clock.now())) < added.length)
      throw new AppError('file_missing', { fields: { fileIds: 'Ada berkas yang tidak ditemukan. Unggah lagi.' } });
    await replaceFiles(tx, entryId, ids);
    const left = had.filter((id) => !ids.includes(id));
    if (left.length > 0) await detachMedia(tx, left);
  };

  const add = (actor: Actor, { fileIds, ...work }: OwnWork) =>
    db.$transaction(async (tx) => {
      const entry = await insertWork(tx, { ...work, userId: actor.id, createdAt: clock.now() });
      await setFiles(tx, actor, entry.id, fileIds);
      return presentEntry(entry);
    });

  const mineDetail = async (actor: Actor, { id }: Key) =>
    presentWork(required(await findOwnWork(db, actor.id, id)), actor.id, signing());

  return {
    mineDetail,

    create: (actor: Actor, creation: PortfolioCreation) =>
      'submissionId' in creation ? keep(actor, creation) : add(actor, creation),

    async update(actor: Actor, { id }: Key, { fileIds, ...fields }: PortfolioUpdate) {
      await db.$transaction(async (tx) => {
        const { versionId } = required(await findOwnWork(tx, actor.id, id));
        if (versionId && (fileIds ?? fields.content ?? fields.link) !== undefined)
          throw new AppError('portfolio_work_fixed');
        await lockWork(tx, id);
        await updateWork(tx, actor.id, id, fields);
        if (fileIds) await setFiles(tx, actor, id, fileIds);
      });
      return mineDetail(actor, { id });
    },

    async mine(actor: Actor, query: QueryOf<typeof portfolioEndpoints.mine>) {
      const { rows, total } = await findEntries(db, actor.id, query);
      return listAnswer(query, rows.map(presentEntry), total);
    },

    /** Lists the works of one person only, never those of everybody. */
    async list(query: QueryOf<typeof portfolioEndpoints.list>) {
      if (!query.filter) return listAnswer(query, [], 0);
      const { rows, total } = await findShownEntries(db, query);
      return listAnswer(query, rows.map(presentEntry), total);
    },

    async ofClass({ id }: Key) {
      const rows = await findClassWorks(db, id, mostClassWorks);
      return { list: rows.map(presentClassWork) };
    },

    remove: (actor: Actor, { id }: Key) =>
      db.$transaction(async (tx) => {
        const files = await findFileIds(tx, id);
        if (!(await deleteEntry(tx, actor.id, id))) throw new AppError('not_found');
        if (files.length > 0) await detachMedia(tx, files);
      }),

    detail: async (viewer: Actor | null, { id }: Key) =>
      presentWork(required(await findWork(db, viewer?.id ?? null, id)), viewer?.id ?? null, signing()),
  };
}
