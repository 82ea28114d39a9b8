import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { audit, review } from '@sinau/api-client';
import type { JudgedSearch } from './judged-search.ts';

export const useJudgedReviews = ({ keyword, state, sort, page }: JudgedSearch) =>
  useQuery({
    ...review.judged.query({
      query: {
        page,
        perPage: 20,
        sort,
        ...(keyword && { keyword }),
        ...(state && { filter: { isTakenDown: state === 'takenDown' } }),
      },
    }),
    placeholderData: keepPreviousData,
  });

const refreshes = [review, audit];
export const useTakeDown = (id: string) =>
  useMutation({
    mutationFn: (reason: string) => review.takeDown.call({ params: { id }, body: { reason } }),
    meta: { success: 'Ulasan diturunkan', failure: 'silent', refreshes },
  });
export const useRestore = (id: string) =>
  useMutation({
    mutationFn: () => review.restore.call({ params: { id } }),
    meta: { success: 'Ulasan tampil lagi', refreshes },
  });
