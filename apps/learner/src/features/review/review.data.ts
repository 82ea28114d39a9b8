import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { catalog, program, review } from '@sinau/api-client';
import { reviewsCall } from '@sinau/contracts/storefront/catalog/catalog.search';

type Reviewed = 'program' | 'webinar';

export const reviewsQuery = (type: Reviewed | 'bundle', slug: string, page: number) =>
  review.list.query(reviewsCall(type, slug, page));
export const useReviews = (type: Reviewed | 'bundle', slug: string, page: number) =>
  useQuery({ ...reviewsQuery(type, slug, page), placeholderData: keepPreviousData });

export const useOwnReview = (type: Reviewed, slug: string) =>
  useQuery(review.mine.query({ params: { type, id: slug } }));

export interface ReviewDraft {
  rating: number;
  content: string;
}

// Calls to refresh: the average rating is in the class page and in every list.
const refreshes = [review, program.detail, catalog];

export const useWriteReview = (type: Reviewed, slug: string) =>
  useMutation({
    mutationFn: (body: ReviewDraft) => review.create.call({ params: { type, id: slug }, body }),
    meta: { success: 'Terima kasih, ulasanmu sudah tayang', failure: 'silent', refreshes },
  });

export const useRemoveReview = (type: Reviewed, slug: string) =>
  useMutation({
    mutationFn: () => review.remove.call({ params: { type, id: slug } }),
    meta: { success: 'Ulasanmu dihapus', refreshes },
  });
