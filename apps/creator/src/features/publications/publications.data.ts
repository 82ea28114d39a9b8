import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { audit, operator } from '@sinau/api-client';
import type { PublicationSearch } from './publication-search.ts';

export const usePublications = ({ keyword, kind, look, risk, sort, page }: PublicationSearch) =>
  useQuery({
    ...operator.publications.query({
      query: {
        page,
        perPage: 20,
        sort,
        ...(keyword && { keyword }),
        filter: {
          ...(kind && { isFirst: kind === 'first' }),
          ...(look && { isLooked: look === 'looked' }),
          ...(risk && { risk }),
        },
      },
    }),
    placeholderData: keepPreviousData,
  });
export const usePublication = (id: string) => useQuery(operator.publication.query({ params: { id } }));
export const useLook = (id: string) =>
  useMutation({
    mutationFn: () => operator.look.call({ params: { id } }),
    meta: { success: 'Ditandai sudah dilihat', refreshes: [operator, audit] },
  });
