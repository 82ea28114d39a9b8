import type { z } from 'zod';
import type { QueryOf } from '@sinau/contracts';
import type { discussionEndpoints } from '@sinau/contracts/study/discussion/discussion.endpoints';
import { listedReplies } from '@sinau/contracts/study/discussion/discussion.rules';
import type { discussionCreation } from '@sinau/contracts/study/discussion/discussion.schemas';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import { admitToLesson, admitToPage, type Admission } from './discussion.policy.ts';
import { createReader } from './discussion-reader.ts';
import { lockExistingEntry } from './entry-lock.ts';
import { presentDiscussion } from './discussion.presenter.ts';
import { notifyAsker } from './notify-asker.ts';
import {
  deleteDiscussion,
  deleteLike,
  findDiscussions,
  findLikeTotal,
  findNewestReplies,
  insertDiscussion,
  insertLike,
  lockDiscussion,
  lockDiscussionSubject,
  updateDiscussionContent,
  updateDiscussionEmptied,
  type DiscussionSubject,
} from './discussion.queries.ts';

export type DiscussionService = ReturnType<typeof createDiscussionService>;

interface EntryKey {
  readonly id: string;
}

const writing = { name: 'discussion-writing', calls: 20, seconds: 60 };

export function createDiscussionService({ db, clock, jobs, limits }: Pick<Deps, 'db' | 'clock' | 'jobs' | 'limits'>) {
  const { find, detail } = createReader(db);

  const findOwn = async (actor: Actor, id: string) => {
    const { row } = await find(actor, id);
    if (!row.isMine || row.deletedAt) throw new AppError('not_found');
    return row;
  };

  const setLike = async (actor: Actor, { id }: EntryKey, change: (isLiked: boolean) => boolean) => {
    const { row } = await find(actor, id);
    const isLiked = change(row.isLiked);
    return db.$transaction(async (tx) => {
      const { hiddenAt } = await lockExistingEntry(tx, id);
      if (hiddenAt) throw new AppError('not_found');
      await (isLiked ? insertLike(tx, id, actor.id, clock.now()) : deleteLike(tx, id, actor.id));
      return { id, isLiked, ...(await findLikeTotal(tx, id)) };
    });
  };

  const pageOf = async (
    reader: Actor | null,
    place: Admission & DiscussionSubject & { parentId: string | null },
    query: QueryOf<typeof discussionEndpoints.list>,
  ) => {
    const readerId = reader?.id ?? null;
    const { rows, total } = await findDiscussions(db, readerId, place, query);
    const replied = rows.filter(({ totalReply }) => totalReply > 0).map(({ id }) => id);
    const replies = replied.length ? await findNewestReplies(db, readerId, replied, listedReplies) : [];
    return listAnswer(
      query,
      rows.map((row) => presentDiscussion(row, place, replies)),
      total,
    );
  };

  return {
    detail: (actor: Actor, { id }: EntryKey) => detail(actor, id),
    like: (actor: Actor, key: EntryKey) => setLike(actor, key, () => true),
    unlike: (actor: Actor, key: EntryKey) => setLike(actor, key, () => false),
    likeOrDislike: (actor: Actor, key: EntryKey) => setLike(actor, key, (isLiked) => !isLiked),

    async list(actor: Actor, query: QueryOf<typeof discussionEndpoints.list>) {
      const parentId = query.filter?.parent ?? null;
      const lessonId = query.lessonId ?? query.filter?.lessonId;
      if (!lessonId && !parentId) throw new AppError('bad_request', { fields: { lessonId: 'Wajib diisi' } });
      const admission = lessonId ? await admitToLesson(db, actor, lessonId) : (await find(actor, parentId!)).admission;
      return pageOf(actor, { ...admission, parentId }, query);
    },

    ofClass: async (reader: Actor | null, { id }: EntryKey, query: QueryOf<typeof discussionEndpoints.ofClass>) =>
      pageOf(reader, { ...(await admitToPage(db, reader, id)), parentId: null }, query),

    async create(actor: Actor, { lesson, class: classId, parent, ...entry }: z.output<typeof discussionCreation>) {
      const admission = lesson
        ? await admitToLesson(db, actor, lesson)
        : classId
          ? await admitToPage(db, actor, classId)
          : (await find(actor, parent!)).admission;
      const { role, lessonId } = admission;
      if (!parent && !admission.takesQuestions) throw new AppError('class_not_for_sale');
      await limits.consume(writing, actor.id);
      const { id } = await db.$transaction(async (tx) => {
        const place = required(await lockDiscussionSubject(tx, admission));
        if (parent) await lockAnsweredQuestion(tx, parent, admission);
        refuseUnplayable(entry.atSecond, parent ? null : place.playableSeconds);
        const written = { ...entry, userId: actor.id, role, createdAt: clock.now() };
        const { user, ...stored } = await insertDiscussion(tx, {
          ...written,
          lessonId,
          classId: admission.classId,
          parentId: parent || null,
        });
        if (parent)
          await notifyAsker(
            tx,
            { clock, jobs },
            { ...written, id: stored.id, questionId: parent, fullname: user.fullname },
          );
        return stored;
      });
      return detail(actor, id);
    },

    async update(actor: Actor, { id }: EntryKey, { content }: { content: string }) {
      await findOwn(actor, id);
      if (!(await updateDiscussionContent(db, actor.id, id, content, clock.now()))) throw new AppError('not_found');
      return detail(actor, id);
    },

    /**
     * Deletes an entry without replies. A question with replies keeps its position without text, until its last reply
     * is deleted.
     */
    async remove(actor: Actor, { id }: EntryKey) {
      const row = await findOwn(actor, id);
      const { parentId } = row;
      await db.$transaction(async (tx) => {
        await lockDiscussionSubject(tx, row);
        const question = parentId ? await lockDiscussion(tx, parentId) : null;
        const entry = await lockExistingEntry(tx, id);
        if (entry.totalReply > 0) return void (await updateDiscussionEmptied(tx, id, clock.now()));

        await deleteDiscussion(tx, id);
        if (parentId && question?.deletedAt && question.totalReply === 1) await deleteDiscussion(tx, parentId);
      });
    },
  };
}

/** Locks a question that takes replies. */
async function lockAnsweredQuestion(tx: Db, questionId: string, { lessonId, classId }: DiscussionSubject) {
  const question = await lockDiscussion(tx, questionId);
  if (!question || question.parentId || question.lessonId !== lessonId || question.classId !== classId)
    throw new AppError('invalid_input', { fields: { parent: 'Pertanyaan ini sudah tidak ada' } });
  if (question.deletedAt) throw new AppError('discussion_deleted');
  if (question.hiddenAt) throw new AppError('discussion_hidden');
}

function refuseUnplayable(atSecond: number | null, playableSeconds: number | null) {
  if (atSecond === null || (playableSeconds !== null && atSecond <= playableSeconds)) return;
  throw new AppError('invalid_input', { fields: { atSecond: 'Detik ini tidak ada di rekaman materinya' } });
}
