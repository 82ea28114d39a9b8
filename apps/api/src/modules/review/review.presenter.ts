import type { Review, ReviewList } from '@sinau/contracts/review/review.schemas';
import type { ReviewRow } from './review.queries.ts';
import { isoOrNull } from '../../platform/iso.ts';

export const presentReview = ({ fullname, avatar, ...row }: ReviewRow): Review => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  editedAt: isoOrNull(row.editedAt),
  createdBy: { fullname, avatar },
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
