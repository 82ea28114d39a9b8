import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { audit, discussion } from '@sinau/api-client';
import type { EntrySearch } from './entry-search.ts';

export const useEntries = ({ keyword, state, sort, page }: EntrySearch) =>
  useQuery({
    ...discussion.judged.query({
      query: {
        page,
        perPage: 20,
        sort,
        ...(keyword && { keyword }),
        ...(state && { filter: { isHidden: state === 'hidden' } }),
      },
    }),
    placeholderData: keepPreviousData,
  });

const refreshes = [discussion, audit];
export const useHide = (id: string) =>
  useMutation({
    mutationFn: (reason: string) => discussion.hide.call({ params: { id }, body: { reason } }),
    meta: { success: 'Tulisan disembunyikan', failure: 'silent', refreshes },
  });
export const useUnhide = (id: string) =>
  useMutation({
    mutationFn: () => discussion.unhide.call({ params: { id } }),
    meta: { success: 'Tulisan tampil lagi', refreshes },
  });
