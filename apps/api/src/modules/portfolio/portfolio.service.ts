import type { QueryOf } from '@sinau/contracts';
import type { portfolioEndpoints } from '@sinau/contracts/portfolio/portfolio.endpoints';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import { presentEntry, presentWork } from './portfolio.presenter.ts';
import {
  deleteEntry,
  findEntries,
  findEntryOfVersion,
  findKeepable,
  findWork,
  insertEntryOnce,
} from './portfolio.queries.ts';

export type PortfolioService = ReturnType<typeof createPortfolioService>;

interface Key {
  readonly id: string;
}

/** Works that learners keep to show. */
export function createPortfolioService({ db, clock, keys }: Pick<Deps, 'db' | 'clock' | 'keys'>) {
  return {
    /** The version that passed, which never changes. Of two calls at once, one keeps it and both answer it. */
    async create(actor: Actor, { submissionId }: { submissionId: string }) {
      const { versionId, title, isOffered } = required(await findKeepable(db, actor.id, submissionId));
      if (!isOffered) throw new AppError('portfolio_not_offered');
      await insertEntryOnce(db, { userId: actor.id, versionId, title, createdAt: clock.now() });
      return presentEntry(required(await findEntryOfVersion(db, versionId)));
    },

    async mine(actor: Actor, query: QueryOf<typeof portfolioEndpoints.mine>) {
      const { rows, total } = await findEntries(db, actor.id, query);
      return listAnswer(query, rows.map(presentEntry), total);
    },

    async remove(actor: Actor, { id }: Key) {
      if (!(await deleteEntry(db, actor.id, id))) throw new AppError('not_found');
    },

    detail: async (viewer: Actor | null, { id }: Key) =>
      presentWork(required(await findWork(db, id)), viewer?.id ?? null, { keys, now: clock.now() }),
  };
}
