import type { QueryOf } from '@sinau/contracts';
import type { discussionEndpoints } from '@sinau/contracts/study/discussion/discussion.endpoints';
import { listedReplies } from '@sinau/contracts/study/discussion/discussion.rules';
import type { Partner } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { presentDiscussion } from './discussion.presenter.ts';
import { findNewestReplies } from './discussion.queries.ts';
import { countWaiting, findInbox } from './inbox.queries.ts';

export type Inbox = ReturnType<typeof createInbox>;

/** Questions of participants in all classes that a partner reaches. */
export function createInbox({ db, sql }: Pick<Deps, 'db' | 'sql'>) {
  return {
    async list(actor: Partner, query: QueryOf<typeof discussionEndpoints.inbox>) {
      const [{ rows, total }, { waiting }] = await Promise.all([findInbox(db, actor, query), countWaiting(sql, actor)]);
      const replied = rows.filter(({ totalReply }) => totalReply > 0).map(({ id }) => id);
      const replies = replied.length ? await findNewestReplies(db, actor.id, replied, listedReplies) : [];
      const questions = rows.map((row) => ({
        ...presentDiscussion(row, { mayHide: true }, replies),
        isWaiting: row.isWaiting,
        place: row.place,
      }));
      return { ...listAnswer(query, questions, total), waiting };
    },

    count: (actor: Partner) => countWaiting(sql, actor),
  };
}
