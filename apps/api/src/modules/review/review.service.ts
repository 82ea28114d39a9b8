import type { ListQuery } from '@sinau/contracts/list-query';
import { reviewFromProgress } from '@sinau/contracts/review/review.rules';
import type { OwnReview, Review } from '@sinau/contracts/review/review.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer, pageOf, sortingOf } from '../../platform/list.ts';
import { presentReview, presentVerdict } from './review.presenter.ts';
import {
  countByRating,
  deleteReview,
  findLatestGood,
  findOwnPart,
  findOwnReview,
  findOwnReviewKey,
  findPublicReview,
  findReviewKey,
  findReviewedClassIds,
  findReviews,
  lockReviewedClass,
  upsertReview,
  type ReviewKey,
  type ReviewedType,
  type ReviewRow,
} from './review.queries.ts';

export type ReviewService = ReturnType<typeof createReviewService>;

const writing = { name: 'review-writing', calls: 10, seconds: 60 };

interface Subject<Type extends ReviewedType = Exclude<ReviewedType, 'bundle'>> {
  readonly type: Type;
  readonly id: string;
}

export function createReviewService({ db, sql, clock, limits }: Pick<Deps, 'db' | 'sql' | 'clock' | 'limits'>) {
  const requirePart = async (userId: string, { type, id }: Subject) => {
    const part = await findOwnPart(sql, userId, type, id);
    if (!part) throw new AppError('not_found');
    return { ...part, mayReview: part.progress >= reviewFromProgress };
  };

  const remove = (review: ReviewKey | null) =>
    db.$transaction(async (tx) => {
      if (!review) throw new AppError('not_found');
      await lockReviewedClass(tx, review.classId);
      if (!(await deleteReview(tx, review.id))) throw new AppError('not_found');
    });

  return {
    async create(userId: string, subject: Subject, said: { rating: number; content: string }): Promise<Review> {
      const { classId, mayReview } = await requirePart(userId, subject);
      if (!mayReview) throw new AppError('review_too_early');
      await limits.consume(writing, userId);
      await db.$transaction(async (tx) => {
        await lockReviewedClass(tx, classId);
        await upsertReview(tx, { ...said, userId, classId, now: clock.now() });
      });
      return presentReview(found(await findOwnReview(sql, userId, classId)));
    },

    async mine(userId: string, subject: Subject): Promise<OwnReview> {
      const { classId, progress, mayReview } = await requirePart(userId, subject);
      const review = await findOwnReview(sql, userId, classId);
      return { progress, mayReview, review: review && presentReview(review) };
    },

    /** Also of a class that one has no access to any more. */
    async remove(userId: string, { type, id }: Subject) {
      await remove(await findOwnReviewKey(sql, userId, type, id));
    },

    async takeDown(id: string) {
      await remove(await findReviewKey(sql, id));
    },

    async list({ type, id }: Subject<ReviewedType>, query: ListQuery & { filter?: { rating?: unknown } | undefined }) {
      const classIds = await findReviewedClassIds(sql, type, id);
      if (!classIds) throw new AppError('not_found');
      const filter = { keyword: query.keyword, rating: query.filter?.rating };
      const page = { sorting: sortingOf(query, [['createdAt', 'desc']]), ...pageOf(query) };
      const [rows, counts] = await Promise.all([
        findReviews(sql, classIds, filter, page),
        countByRating(sql, classIds, filter),
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

    async latest(take: number) {
      const list = (await findLatestGood(sql, take)).map(presentReview);
      return { list, total: list.length, page: 1, perPage: take };
    },
    detail: async (id: string) => presentReview(found(await findPublicReview(sql, id))),
  };
}

function found(row: ReviewRow | null) {
  if (!row) throw new AppError('not_found');
  return row;
}
