import type { QueryOf } from '@sinau/contracts';
import type { reviewEndpoints } from '@sinau/contracts/study/review/review.endpoints';
import { reviewFromProgress } from '@sinau/contracts/study/review/review.rules';
import type { OwnReview, Review } from '@sinau/contracts/study/review/review.schemas';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { sqlIn } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import { presentReview, presentTakedown, presentVerdict } from './review.presenter.ts';
import {
  countByRating,
  deleteReview,
  findLatestGood,
  findOwnPart,
  findOwnReview,
  findOwnReviewKey,
  findPublicReview,
  findReviewedClassIds,
  findReviews,
  lockReviewedClass,
  upsertReview,
  type ReviewedType,
} from './review.queries.ts';

export type ReviewService = ReturnType<typeof createReviewService>;

const writing = { name: 'review-writing', calls: 10, seconds: 60 };

interface ReviewedClass<Type extends ReviewedType = Exclude<ReviewedType, 'bundle'>> {
  readonly type: Type;
  readonly id: string;
}

export function createReviewService({ db, sql, clock, limits }: Pick<Deps, 'db' | 'sql' | 'clock' | 'limits'>) {
  const requirePart = async ({ id: userId }: Actor, { type, id }: ReviewedClass) => {
    const part = required(await findOwnPart(sql, userId, type, id));
    return { ...part, mayReview: part.progress >= reviewFromProgress };
  };

  return {
    async create(actor: Actor, reviewed: ReviewedClass, input: { rating: number; content: string }): Promise<Review> {
      const { classId, mayReview } = await requirePart(actor, reviewed);
      if (!mayReview) throw new AppError('review_too_early');
      await limits.consume(writing, actor.id);
      // The review is read in the same transaction: even if it is taken down right afterwards, it was written.
      const review = await db.$transaction(async (tx) => {
        await lockReviewedClass(tx, classId);
        await upsertReview(tx, { ...input, userId: actor.id, classId, now: clock.now() });
        return required(await findOwnReview(sqlIn(tx), actor.id, classId));
      });
      if (review.takenDownAt) throw new AppError('review_taken_down');
      return presentReview(review);
    },

    async mine(actor: Actor, reviewed: ReviewedClass): Promise<OwnReview> {
      const { classId, progress, mayReview } = await requirePart(actor, reviewed);
      const review = await findOwnReview(sql, actor.id, classId);
      const takenDown = review && presentTakedown(review);
      return { progress, mayReview: mayReview && !takenDown, review: review && presentReview(review), takenDown };
    },

    /** Deletes a review, also after access to the class has ended. */
    async remove(actor: Actor, { type, id }: ReviewedClass) {
      const review = required(await findOwnReviewKey(sql, actor.id, type, id));
      // The review stays stored, so that it cannot be written again.
      if (review.isTakenDown) throw new AppError('review_taken_down');
      await db.$transaction(async (tx) => {
        await lockReviewedClass(tx, review.classId);
        if (!(await deleteReview(tx, review.id))) throw new AppError('not_found');
      });
    },

    async list({ type, id }: ReviewedClass<ReviewedType>, query: QueryOf<typeof reviewEndpoints.list>) {
      const classIds = required(await findReviewedClassIds(sql, type, id));
      const [rows, counts] = await Promise.all([
        findReviews(sql, classIds, query),
        countByRating(sql, classIds, query),
      ]);
      return {
        ...listAnswer(
          query,
          rows.map(presentReview),
          counts.reduce((sum, { chosen }) => sum + chosen, 0),
        ),
        ...presentVerdict(counts),
      };
    },

    async latest({ perPage }: { perPage: number }) {
      const list = (await findLatestGood(sql, perPage)).map(presentReview);
      return { list, total: list.length, page: 1, perPage };
    },
    detail: async ({ id }: { id: string }) => presentReview(required(await findPublicReview(sql, id))),
  };
}
