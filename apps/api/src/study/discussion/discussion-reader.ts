import { detailReplies } from '@sinau/contracts/study/discussion/discussion.rules';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/db.ts';
import { required } from '../../platform/required.ts';
import { admitTo } from './discussion.policy.ts';
import { presentDiscussion } from './discussion.presenter.ts';
import { findDiscussion, findNewestReplies } from './discussion.queries.ts';

/** Reads single entries for users who are admitted to them. */
export function createReader(db: Db) {
  const find = async (actor: Actor, id: string) => {
    const row = required(await findDiscussion(db, actor.id, id));
    return { row, admission: await admitTo(db, actor, row) };
  };
  return {
    find,
    /** A question with its newest replies. */
    async detail(actor: Actor, id: string) {
      const { row, admission } = await find(actor, id);
      const replies = row.totalReply > 0 ? await findNewestReplies(db, actor.id, [id], detailReplies) : [];
      return presentDiscussion(row, admission, replies);
    },
  };
}
