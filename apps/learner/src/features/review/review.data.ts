import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { review } from '@sinau/api-client';
import { homeReviewsCall } from '@sinau/contracts/catalog/catalog.search';

export const reviewsPageSize = 5;

type Reviewed = 'program' | 'webinar';

export const useReviews = (type: Reviewed | 'bundle', slug: string, page: number) =>
  useQuery({
    ...review.list.query({ params: { type, id: slug }, query: { page, perPage: reviewsPageSize } }),
    placeholderData: keepPreviousData,
  });

export const useLatestReviews = () => useQuery(review.latest.query(homeReviewsCall()));

export const useOwnReview = (type: Reviewed, slug: string) =>
  useQuery(review.mine.query({ params: { type, id: slug } }));

export function useWriteReview(type: Reviewed, slug: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (said: { rating: number; content: string }) =>
      review.create.call({ params: { type, id: slug }, body: said }),
    // The class's own rating is part of its page and of every list.
    onSuccess: () =>
      Promise.all(
        [['review'], ['program', 'detail'], ['catalog']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
    meta: { success: 'Terima kasih, ulasanmu sudah tayang' },
  });
}
