import type { JudgedReview, Review, ReviewList } from '@sinau/contracts/study/review/review.schemas';
import type { ReviewRow } from './review.queries.ts';
import { isoOrNull } from '../../platform/iso.ts';

export const presentReview = (row: ReviewRow): Review => ({
  id: row.id,
  rating: row.rating,
  content: row.content,
  createdAt: row.createdAt.toISOString(),
  editedAt: isoOrNull(row.editedAt),
  createdBy: { fullname: row.fullname, avatar: row.avatar },
  class: row.class,
  answer: presentAnswer(row),
});

const presentAnswer = ({ answer, answeredAt, answerEditedAt, mitra }: ReviewRow): Review['answer'] =>
  answer && answeredAt
    ? { content: answer, createdAt: answeredAt.toISOString(), editedAt: isoOrNull(answerEditedAt), mitra }
    : null;

export const presentTakedown = ({ takenDownAt, takenDownReason }: ReviewRow): JudgedReview['takenDown'] =>
  takenDownAt && takenDownReason ? { at: takenDownAt.toISOString(), reason: takenDownReason } : null;

export const presentJudged = (row: ReviewRow): JudgedReview => ({
  ...presentReview(row),
  createdBy: { id: row.userId, fullname: row.fullname, avatar: row.avatar },
  takenDown: presentTakedown(row),
});

/** Average and histogram of all reviews, regardless of the filter. */
export function presentVerdict(
  counts: readonly { rating: number; count: number }[],
): Pick<ReviewList, 'average' | 'histogram'> {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const points = counts.reduce((sum, { rating, count }) => sum + rating * count, 0);
  return {
    average: total === 0 ? null : Math.round((points / total) * 10) / 10,
    histogram: [5, 4, 3, 2, 1].map((rating) => ({
      rating,
      count: counts.find((one) => one.rating === rating)?.count ?? 0,
    })),
  };
}
