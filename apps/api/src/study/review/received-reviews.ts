import type { QueryOf } from '@sinau/contracts';
import type { reviewEndpoints } from '@sinau/contracts/study/review/review.endpoints';
import type { Partner } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import {
  countUnansweredReviews,
  findReceivedReviewKey,
  findReceivedReviews,
  updateAnswer,
  updateAnswerRemoved,
} from './received.queries.ts';
import { presentReview } from './review.presenter.ts';
import { findReview, lockReviewedClass } from './review.queries.ts';

export type ReceivedReviews = ReturnType<typeof createReceivedReviews>;

interface ReviewId {
  readonly id: string;
}

/** Learners' reviews of the classes of a mitra, and the mitra's answers. */
export function createReceivedReviews({ db, sql, clock }: Pick<Deps, 'db' | 'sql' | 'clock'>) {
  return {
    async list({ mitraId }: Partner, query: QueryOf<typeof reviewEndpoints.received>) {
      const [{ rows, total }, unanswered] = await Promise.all([
        findReceivedReviews(db, mitraId, query),
        countUnansweredReviews(sql, mitraId),
      ]);
      return { ...listAnswer(query, rows.map(presentReview), total), unanswered };
    },

    async answer({ mitraId }: Partner, { id }: ReviewId, { content }: { content: string }) {
      const { classId } = required(await findReceivedReviewKey(sql, mitraId, id));
      await db.$transaction(async (tx) => {
        await lockReviewedClass(tx, classId);
        if ((await updateAnswer(tx, id, content, clock.now())) === 0) throw new AppError('not_found');
      });
      return presentReview(required(await findReview(sql, id)));
    },

    async removeAnswer({ mitraId }: Partner, { id }: ReviewId) {
      const { classId } = required(await findReceivedReviewKey(sql, mitraId, id));
      await db.$transaction(async (tx) => {
        await lockReviewedClass(tx, classId);
        if (!(await updateAnswerRemoved(tx, id))) throw new AppError('not_found');
      });
    },
  };
}
