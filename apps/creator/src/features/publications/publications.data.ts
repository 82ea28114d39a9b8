import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { operator } from '@sinau/api-client';
import type { PublicationSearch } from './publication-search.ts';

export const usePublications = ({ keyword, kind, sort, page }: PublicationSearch) =>
  useQuery({
    ...operator.publications.query({
      query: {
        page,
        perPage: 20,
        sort,
        ...(keyword && { keyword }),
        ...(kind && { filter: { isFirst: kind === 'first' } }),
      },
    }),
    placeholderData: keepPreviousData,
  });
export const usePublication = (id: string) => useQuery(operator.publication.query({ params: { id } }));
