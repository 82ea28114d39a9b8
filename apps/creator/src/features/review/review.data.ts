import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { review } from '@sinau/api-client';
import type { ReviewSearch } from './review-search.ts';

const reviewsPageSize = 10;

export function useReceivedReviews({ keyword, class: classId, rating, state, sort, page }: ReviewSearch) {
  const filter = {
    ...(classId && { classId }),
    ...(rating && { rating }),
    ...(state && { isAnswered: state === 'answered' }),
  };
  const conditions = { ...(keyword && { keyword }), ...(Object.keys(filter).length > 0 && { filter }) };
  return useQuery({
    ...review.received.query({ query: { ...conditions, sort, page, perPage: reviewsPageSize } }),
    placeholderData: keepPreviousData,
  });
}

export const useAnswerReview = (id: string) =>
  useMutation({
    mutationFn: (content: string) => review.answer.call({ params: { id }, body: { content } }),
    meta: { success: 'Jawabanmu tayang di halaman kelas', failure: 'silent', refreshes: [review.received] },
  });

export const useRemoveAnswer = (id: string) =>
  useMutation({
    mutationFn: () => review.removeAnswer.call({ params: { id } }),
    meta: { success: 'Jawabanmu dihapus', refreshes: [review.received] },
  });
