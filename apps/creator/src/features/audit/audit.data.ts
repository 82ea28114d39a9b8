import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { audit } from '@sinau/api-client';
import { filterOf, type AuditSearch } from './audit-search.ts';

export const useAudit = (search: AuditSearch) =>
  useQuery({
    ...audit.list.query({
      query: {
        page: search.page,
        perPage: 20,
        sort: search.sort,
        filter: filterOf(search),
        ...(search.keyword && { keyword: search.keyword }),
      },
    }),
    placeholderData: keepPreviousData,
  });
export const useOperators = () => useQuery(audit.actors.query());
