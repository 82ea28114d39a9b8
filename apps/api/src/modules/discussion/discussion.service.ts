import type { z } from 'zod';
import type { QueryOf } from '@sinau/contracts';
import type { discussionEndpoints } from '@sinau/contracts/discussion/discussion.endpoints';
import { detailReplies, listedReplies } from '@sinau/contracts/discussion/discussion.rules';
import type { discussionCreation } from '@sinau/contracts/discussion/discussion.schemas';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import { admitToDiscussion } from './discussion.policy.ts';
import { presentDiscussion } from './discussion.presenter.ts';
import {
  deleteDiscussion,
  deleteLike,
  findDiscussion,
  findDiscussions,
  findNewestReplies,
  insertDiscussion,
  insertLike,
  lockDiscussion,
  lockLessonKey,
  updateDiscussionContent,
  updateDiscussionEmptied,
  updateLikeTotal,
  updateReplyTotal,
} from './discussion.queries.ts';

export type DiscussionService = ReturnType<typeof createDiscussionService>;

interface EntryKey {
  readonly id: string;
}

const writing = { name: 'discussion-writing', calls: 20, seconds: 60 };

export function createDiscussionService({ db, clock, limits }: Pick<Deps, 'db' | 'clock' | 'limits'>) {
  /** An entry that the user may see. */
  const findReachable = async (userId: string, id: string) => {
    const row = required(await findDiscussion(db, userId, id));
    await admitToDiscussion(db, userId, row.lessonId);
    return row;
  };

  const findOwn = async (userId: string, id: string) => {
    const row = await findReachable(userId, id);
    if (!row.isMine || row.deletedAt) throw new AppError('not_found');
    return row;
  };

  const detailOf = async (userId: string, id: string) => {
    const row = await findReachable(userId, id);
    const replies = row.totalReply > 0 ? await findNewestReplies(db, userId, [id], detailReplies) : [];
    return presentDiscussion(row, replies);
  };

  const setLike = async ({ id: userId }: Actor, { id }: EntryKey, change: (isLiked: boolean) => boolean) => {
    const { isLiked: wasLiked } = await findReachable(userId, id);
    const isLiked = change(wasLiked);
    return db.$transaction(async (tx) => {
      await lockExistingEntry(tx, id);
      const isChanged = isLiked ? await insertLike(tx, id, userId, clock.now()) : await deleteLike(tx, id, userId);
      const { totalLike } = await updateLikeTotal(tx, id, isChanged ? (isLiked ? 1 : -1) : 0);
      return { id, isLiked, totalLike };
    });
  };

  return {
    detail: (actor: Actor, { id }: EntryKey) => detailOf(actor.id, id),
    like: (actor: Actor, key: EntryKey) => setLike(actor, key, () => true),
    unlike: (actor: Actor, key: EntryKey) => setLike(actor, key, () => false),
    likeOrDislike: (actor: Actor, key: EntryKey) => setLike(actor, key, (isLiked) => !isLiked),

    async list({ id: userId }: Actor, query: QueryOf<typeof discussionEndpoints.list>) {
      const lessonId = query.lessonId ?? query.filter?.lessonId;
      if (!lessonId) throw new AppError('bad_request', { fields: { lessonId: 'Wajib diisi' } });
      await admitToDiscussion(db, userId, lessonId);
      const parentId = query.filter?.parent ?? null;
      const { rows, total } = await findDiscussions(db, userId, { lessonId, parentId }, query);
      const replied = rows.filter(({ totalReply }) => totalReply > 0).map(({ id }) => id);
      const replies = replied.length ? await findNewestReplies(db, userId, replied, listedReplies) : [];
      return listAnswer(
        query,
        rows.map((row) => presentDiscussion(row, replies)),
        total,
      );
    },

    async create({ id: userId }: Actor, { lesson: lessonId, parent, content }: z.output<typeof discussionCreation>) {
      const role = await admitToDiscussion(db, userId, lessonId);
      await limits.consume(writing, userId);
      const id = await db.$transaction(async (tx) => {
        if (!(await lockLessonKey(tx, lessonId))) throw new AppError('not_found');
        if (parent) await countReply(tx, parent, lessonId);
        const entry = await insertDiscussion(tx, {
          lessonId,
          parentId: parent || null,
          userId,
          role,
          content,
          createdAt: clock.now(),
        });
        return entry.id;
      });
      return detailOf(userId, id);
    },

    async update({ id: userId }: Actor, { id }: EntryKey, { content }: { content: string }) {
      await findOwn(userId, id);
      if (!(await updateDiscussionContent(db, userId, id, content, clock.now()))) throw new AppError('not_found');
      return detailOf(userId, id);
    },

    /**
     * Deletes an entry without replies. A question with replies keeps its place without text, until its last reply is
     * deleted.
     */
    async remove({ id: userId }: Actor, { id }: EntryKey) {
      const { parentId } = await findOwn(userId, id);
      await db.$transaction(async (tx) => {
        const question = parentId ? await lockDiscussion(tx, parentId) : null;
        const entry = await lockExistingEntry(tx, id);
        if (entry.totalReply > 0) return void (await updateDiscussionEmptied(tx, id, clock.now()));

        await deleteDiscussion(tx, id);
        if (!parentId || !question) return;
        if (question.deletedAt && question.totalReply === 1) await deleteDiscussion(tx, parentId);
        else await updateReplyTotal(tx, parentId, -1);
      });
    },
  };
}

/** Locks an entry that has not been deleted. */
async function lockExistingEntry(tx: Db, id: string) {
  const entry = await lockDiscussion(tx, id);
  if (!entry || entry.deletedAt) throw new AppError('not_found');
  return entry;
}

async function countReply(tx: Db, questionId: string, lessonId: string) {
  const question = await lockDiscussion(tx, questionId);
  if (!question || question.parentId || question.lessonId !== lessonId)
    throw new AppError('invalid_input', { fields: { parent: 'Pertanyaan ini sudah tidak ada' } });
  if (question.deletedAt) throw new AppError('discussion_deleted');
  await updateReplyTotal(tx, questionId, 1);
}
