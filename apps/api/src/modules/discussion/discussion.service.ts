import { detailReplies, listedReplies } from '@sinau/contracts/discussion/discussion.rules';
import type { ListQuery } from '@sinau/contracts/list-query';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer, pageOf, sortingOf } from '../../platform/list.ts';
import { admitToDiscussion } from './discussion.policy.ts';
import { presentDiscussion } from './discussion.presenter.ts';
import {
  deleteDiscussion,
  deleteLike,
  findDiscussion,
  findDiscussions,
  findNewestReplies,
  holdLesson,
  insertDiscussion,
  insertLike,
  lockDiscussion,
  updateDiscussionContent,
  updateDiscussionEmptied,
  updateLikeTotal,
  updateReplyTotal,
} from './discussion.queries.ts';

export type DiscussionService = ReturnType<typeof createDiscussionService>;

const writing = { name: 'discussion-writing', calls: 20, seconds: 60 };

export function createDiscussionService({ db, clock, limits }: Pick<Deps, 'db' | 'clock' | 'limits'>) {
  /** An entry that the reader may see. */
  const findReachable = async (userId: string, id: string) => {
    const row = await findDiscussion(db, userId, id);
    if (!row) throw new AppError('not_found');
    await admitToDiscussion(db, userId, row.lessonId);
    return row;
  };

  const findMine = async (userId: string, id: string) => {
    const row = await findReachable(userId, id);
    if (!row.isMine || row.deletedAt) throw new AppError('not_found');
    return row;
  };

  const detail = async (userId: string, id: string) => {
    const row = await findReachable(userId, id);
    const replies = row.totalReply > 0 ? await findNewestReplies(db, userId, [id], detailReplies) : [];
    return presentDiscussion(row, replies);
  };

  const setLike = async (userId: string, id: string, wanted: (isLiked: boolean) => boolean) => {
    const { isLiked: wasLiked } = await findReachable(userId, id);
    const isLiked = wanted(wasLiked);
    return db.$transaction(async (tx) => {
      await lockExistingEntry(tx, id);
      const isChanged = isLiked ? await insertLike(tx, id, userId, clock.now()) : await deleteLike(tx, id, userId);
      const { totalLike } = await updateLikeTotal(tx, id, isChanged ? (isLiked ? 1 : -1) : 0);
      return { id, isLiked, totalLike };
    });
  };

  return {
    detail,
    like: (userId: string, id: string) => setLike(userId, id, () => true),
    unlike: (userId: string, id: string) => setLike(userId, id, () => false),
    likeOrDislike: (userId: string, id: string) => setLike(userId, id, (isLiked) => !isLiked),

    async list(
      userId: string,
      query: ListQuery & {
        lessonId?: string | undefined;
        filter?: { lessonId?: string | undefined; parent?: string | undefined } | undefined;
      },
    ) {
      const lessonId = query.lessonId ?? query.filter?.lessonId;
      const parent = query.filter?.parent ?? null;
      if (!lessonId) throw new AppError('bad_request', { fields: { lessonId: 'Wajib diisi' } });
      await admitToDiscussion(db, userId, lessonId);
      const page = { ...pageOf(query), sorting: sortingOf(query, [['createdAt', 'desc']]) };
      const { rows, total } = await findDiscussions(
        db,
        userId,
        { lessonId, parentId: parent, keyword: query.keyword },
        page,
      );
      const replied = rows.filter(({ totalReply }) => totalReply > 0).map(({ id }) => id);
      const replies = replied.length ? await findNewestReplies(db, userId, replied, listedReplies) : [];
      return listAnswer(
        query,
        rows.map((row) => presentDiscussion(row, replies)),
        total,
      );
    },

    async create(
      userId: string,
      { lesson: lessonId, parent, content }: { lesson: string; parent: string | null; content: string },
    ) {
      const role = await admitToDiscussion(db, userId, lessonId);
      await limits.consume(writing, userId);
      const id = await db.$transaction(async (tx) => {
        if (!(await holdLesson(tx, lessonId))) throw new AppError('not_found');
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
      return detail(userId, id);
    },

    async update(userId: string, id: string, content: string) {
      await findMine(userId, id);
      if (!(await updateDiscussionContent(db, userId, id, content, clock.now()))) throw new AppError('not_found');
      return detail(userId, id);
    },

    /** What nobody replied to goes. A question with replies loses its words, and goes with its last reply. */
    async remove(userId: string, id: string) {
      const { parentId } = await findMine(userId, id);
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

/** Holds an entry that is still there to be read. */
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
