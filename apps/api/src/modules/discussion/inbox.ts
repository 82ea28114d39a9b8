import type { QueryOf } from '@sinau/contracts';
import type { discussionEndpoints } from '@sinau/contracts/discussion/discussion.endpoints';
import { listedReplies } from '@sinau/contracts/discussion/discussion.rules';
import type { Partner } from '../../platform/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { presentDiscussion } from './discussion.presenter.ts';
import { findNewestReplies } from './discussion.queries.ts';
import { countWaiting, findInbox } from './inbox.queries.ts';

export type Inbox = ReturnType<typeof createInbox>;

/** What participants ask in all classes of the mitra that a partner acts for. */
export function createInbox({ db, sql }: Pick<Deps, 'db' | 'sql'>) {
  return {
    async list({ id: readerId, mitraId }: Partner, query: QueryOf<typeof discussionEndpoints.inbox>) {
      const [{ rows, total }, { waiting }] = await Promise.all([
        findInbox(db, { mitraId, readerId }, query),
        countWaiting(sql, mitraId),
      ]);
      const replied = rows.filter(({ totalReply }) => totalReply > 0).map(({ id }) => id);
      const replies = replied.length ? await findNewestReplies(db, readerId, replied, listedReplies) : [];
      const questions = rows.map((row) => ({
        ...presentDiscussion(row, { mayHide: true }, replies),
        isWaiting: row.isWaiting,
        place: row.place,
      }));
      return { ...listAnswer(query, questions, total), waiting };
    },

    count: ({ mitraId }: Partner) => countWaiting(sql, mitraId),
  };
}
