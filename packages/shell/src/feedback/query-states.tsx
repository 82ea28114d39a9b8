import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { ApiError } from '@sinau/api-client';
import { ErrorState, Loading, Pagination } from '@sinau/ui';

interface QueryStatesProps<Data> {
  query: UseQueryResult<Data>;
  /** Name of the data, as in 'Memuat kelasmu' and 'Gagal memuat kelasmu'. */
  noun: string;
  /** Skeleton of the content; it appears after 150 ms. */
  skeleton: ReactNode;
  /** Shown if the API answers that the item does not exist. */
  missing?: ReactNode;
  /** Shown if the API answers that the item no longer exists. */
  gone?: ReactNode;
  /** Heading level of the error's title. */
  headingLevel?: 1 | 2 | 3;
  /** `isRefreshing`: the previous data is shown while the next loads. */
  children: (data: Data, isRefreshing: boolean) => ReactNode;
}

/** Renders a query in each of its states: loading, failed without data, answered. */
export function QueryStates<Data>({
  query,
  noun,
  skeleton,
  missing,
  gone,
  headingLevel,
  children,
}: QueryStatesProps<Data>) {
  const { data, error, isError, isFetching, isPlaceholderData, refetch } = query;
  if (gone && error instanceof ApiError && error.status === 410) return gone;
  if (missing && error instanceof ApiError && error.status === 404) return missing;
  if (data !== undefined) return children(data, isPlaceholderData);
  if (isError)
    return (
      <ErrorState
        {...(navigator.onLine ? { title: `Gagal memuat ${noun}` } : offline)}
        {...(headingLevel && { headingLevel })}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return <Loading label={`Memuat ${noun}`}>{skeleton}</Loading>;
}

const offline = {
  title: 'Kamu sedang offline',
  children: 'Sambungkan lagi internetmu. Bagian ini dimuat sendiri begitu tersambung.',
};

interface ListPage {
  total: number;
  perPage: number;
}

interface ListStatesProps<Data extends ListPage> extends Omit<QueryStatesProps<Data>, 'children'> {
  page: number;
  hrefFor: (page: number) => string;
  /** Shown if the list is empty. */
  empty: ReactNode;
  /** `pages` is the pagination, which the list positions. */
  children: (data: Data, view: { isRefreshing: boolean; pages: ReactNode }) => ReactNode;
}

/** Does the same for a paged list: also empty, and beyond its last page. */
export const ListStates = <Data extends ListPage>({
  page,
  hrefFor,
  empty,
  children,
  ...query
}: ListStatesProps<Data>) => (
  <QueryStates {...query}>
    {(data, isRefreshing) => {
      const pageCount = Math.ceil(data.total / data.perPage);
      // The last row of the last page was removed, or the address is outdated.
      if (page > pageCount && pageCount > 0 && !isRefreshing) return <Navigate to={hrefFor(pageCount)} replace />;
      if (data.total === 0) return empty;
      return children(data, {
        isRefreshing,
        pages: <Pagination page={page} pageCount={pageCount} hrefFor={hrefFor} />,
      });
    }}
  </QueryStates>
);
