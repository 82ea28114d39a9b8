import type { ListQuery } from '@sinau/contracts/list-query';
import { reviewFromProgress } from '@sinau/contracts/review/review.rules';
import type { OwnReview, Review } from '@sinau/contracts/review/review.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer, pageOf, sortingOf } from '../../platform/list.ts';
import { presentReview, presentVerdict } from './review.presenter.ts';
import {
  countByRating,
  findLatestGood,
  findOwnPart,
  findOwnReview,
  findPublicReview,
  findReviewedClassIds,
  findReviews,
  lockReviewedClass,
  upsertReview,
  type ReviewedType,
  type ReviewRow,
} from './review.queries.ts';

export type ReviewService = ReturnType<typeof createReviewService>;

const writing = { name: 'review-writing', calls: 10, seconds: 60 };

interface Subject<Type extends ReviewedType = Exclude<ReviewedType, 'bundle'>> {
  readonly type: Type;
  readonly id: string;
}

export function createReviewService({ db, read, clock, limits }: Pick<Deps, 'db' | 'read' | 'clock' | 'limits'>) {
  const requirePart = async (userId: string, { type, id }: Subject) => {
    const part = await findOwnPart(read, userId, type, id);
    if (!part) throw new AppError('not_found');
    return { ...part, mayReview: part.progress >= reviewFromProgress };
  };

  return {
    async create(userId: string, subject: Subject, said: { rating: number; content: string }): Promise<Review> {
      const { classId, mayReview } = await requirePart(userId, subject);
      if (!mayReview) throw new AppError('review_too_early');
      await limits.consume(writing, userId);
      await db.$transaction(async (tx) => {
        await lockReviewedClass(tx, classId);
        await upsertReview(tx, { ...said, userId, classId, now: clock.now() });
      });
      return presentReview(found(await findOwnReview(read, userId, classId)));
    },

    async mine(userId: string, subject: Subject): Promise<OwnReview> {
      const { classId, progress, mayReview } = await requirePart(userId, subject);
      const review = await findOwnReview(read, userId, classId);
      return { progress, mayReview, review: review && presentReview(review) };
    },

    async list({ type, id }: Subject<ReviewedType>, query: ListQuery & { filter?: { rating?: unknown } | undefined }) {
      const classIds = await findReviewedClassIds(read, type, id);
      if (!classIds) throw new AppError('not_found');
      const filter = { keyword: query.keyword, rating: query.filter?.rating };
      const page = { sorting: sortingOf(query, [['createdAt', 'desc']]), ...pageOf(query) };
      const [rows, counts] = await Promise.all([
        findReviews(read, classIds, filter, page),
        countByRating(read, classIds, filter),
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

    latest: async (take: number) => ({ list: (await findLatestGood(read, take)).map(presentReview) }),
    detail: async (id: string) => presentReview(found(await findPublicReview(read, id))),
  };
}

function found(row: ReviewRow | null) {
  if (!row) throw new AppError('not_found');
  return row;
}
