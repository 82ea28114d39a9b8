import type { Operator, Partner } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { reachedBy } from '../../platform/class-access.ts';
import { transact, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { byRef } from '../../platform/refs.ts';
import { required } from '../../platform/required.ts';
import { appendAudit } from '../../core/audit/index.ts';
import { presentComment } from './comment.presenter.ts';
import {
  deleteUnsentComment,
  findComment,
  findCommentedClass,
  findCommentedLesson,
  findComments,
  insertComment,
  insertReply,
  lockCommentedClass,
  sentTo,
  updateCommentFixed,
  updateUnsentComment,
} from './comment.queries.ts';

export type CommentService = ReturnType<typeof createCommentService>;
interface Key {
  readonly id: string;
}
interface Writing {
  readonly content: string;
}

/** Handles the conversation of operators and the makers of a class about the requests of its review. */
export function createCommentService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const toMaker = { isForOperators: false };
  const toOperator = { isForOperators: true };

  const keep = async (
    tx: Db,
    operator: Operator,
    act: 'comment.add' | 'comment.edit' | 'comment.remove' | 'comment.reply',
    classId: string,
    { before, after }: { before?: string; after?: string },
  ) => {
    const { title } = required(await findCommentedClass(tx, { id: classId }));
    await appendAudit(
      tx,
      {
        act,
        actorId: operator.id,
        subject: { type: 'class', id: classId, title },
        ...(before !== undefined && { before: { content: before } }),
        ...(after !== undefined && { after: { content: after } }),
      },
      clock.now(),
    );
  };

  return {
    async ofMyClass(actor: Partner, { id }: Key) {
      const found = required(await findCommentedClass(db, { ...byRef(id), ...reachedBy(actor) }));
      const rows = await findComments(db, { classId: found.id, ...sentTo(actor) });
      const { suspendedAt, suspensionReason } = found;
      return {
        list: rows.map((row) => presentComment(row, toMaker)),
        suspension: suspendedAt ? { at: suspendedAt.toISOString(), reason: suspensionReason ?? '' } : null,
      };
    },

    answer: (actor: Partner, { id }: Key, { content }: Writing) =>
      transact(db, async (tx) => {
        required(await findComment(tx, { id, ...sentTo(actor) }));
        await insertReply(tx, {
          commentId: id,
          authorId: actor.id,
          byOperator: false,
          content,
          createdAt: clock.now(),
        });
        return presentComment(required(await findComment(tx, { id })), toMaker);
      }),

    tick: (actor: Partner, { id }: Key, { isFixed }: { isFixed: boolean }) =>
      transact(db, async (tx) => {
        const mine = { id, ...sentTo(actor) };
        await updateCommentFixed(tx, mine, isFixed ? { at: clock.now(), byId: actor.id } : null);
        return presentComment(required(await findComment(tx, mine)), toMaker);
      }),

    async ofClass({ id }: Key) {
      const { id: classId } = required(await findCommentedClass(db, byRef(id)));
      return { list: (await findComments(db, { classId })).map((row) => presentComment(row, toOperator)) };
    },

    add: (operator: Operator, { id }: Key, { lessonId, content }: Writing & { lessonId: string | null }) =>
      transact(db, async (tx) => {
        const { id: classId, statusApprove, reviewerId } = required(await lockCommentedClass(tx, byRef(id)));
        if (statusApprove !== 'review') throw new AppError('class_not_under_review');
        if (reviewerId && reviewerId !== operator.id) throw new AppError('class_reviewed_by_other');
        const lesson = lessonId && required(await findCommentedLesson(tx, classId, lessonId));
        const row = await insertComment(tx, {
          classId,
          authorId: operator.id,
          content,
          createdAt: clock.now(),
          ...(lesson && { lessonId: lesson.id, lessonTitle: lesson.title }),
        });
        await keep(tx, operator, 'comment.add', classId, { after: content });
        return presentComment(row, toOperator);
      }),

    edit: (operator: Operator, { id }: Key, { content }: Writing) =>
      transact(db, async (tx) => {
        const was = required(await findComment(tx, { id }));
        if (!(await updateUnsentComment(tx, id, content))) throw new AppError('comment_sent');
        await keep(tx, operator, 'comment.edit', was.classId, { before: was.content, after: content });
        return presentComment({ ...was, content }, toOperator);
      }),

    remove: (operator: Operator, { id }: Key) =>
      transact(db, async (tx) => {
        const was = required(await findComment(tx, { id }));
        if (!(await deleteUnsentComment(tx, id))) throw new AppError('comment_sent');
        await keep(tx, operator, 'comment.remove', was.classId, { before: was.content });
        return null;
      }),

    reply: (operator: Operator, { id }: Key, { content }: Writing) =>
      transact(db, async (tx) => {
        const { classId, sentAt } = required(await findComment(tx, { id }));
        if (!sentAt) throw new AppError('comment_not_sent');
        await insertReply(tx, {
          commentId: id,
          authorId: operator.id,
          byOperator: true,
          content,
          createdAt: clock.now(),
        });
        await keep(tx, operator, 'comment.reply', classId, { after: content });
        return presentComment(required(await findComment(tx, { id })), toOperator);
      }),
  };
}
