import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { ApiError } from '@sinau/api-client';
import { ErrorState, Loading, Pagination } from '@sinau/ui';

interface QueryStatesProps<Data> {
  query: UseQueryResult<Data>;
  /** What is loaded, as in 'Memuat kelasmu' and 'Gagal memuat kelasmu'. */
  noun: string;
  /** The shape of the content; it appears after 150 ms. */
  skeleton: ReactNode;
  /** Shown where the API says that there is no such thing. */
  missing?: ReactNode;
  /** Shown where the API says that it was there and is not any more. */
  gone?: ReactNode;
  /** Of the error's title. */
  headingLevel?: 1 | 2 | 3;
  /** `isRefreshing`: the previous data is shown while the next loads. */
  children: (data: Data, isRefreshing: boolean) => ReactNode;
}

/** A query in each of its states: loading, failed with nothing to show, answered. */
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
  /** While there is nothing at all. */
  empty: ReactNode;
  /** `pages` leads to the other pages, and is placed by the list. */
  children: (data: Data, view: { isRefreshing: boolean; pages: ReactNode }) => ReactNode;
}

/** The same for a list that comes in pages: also empty, and beyond its last page. */
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
      // The last row of the last page was removed, or the address is an old one.
      if (page > pageCount && pageCount > 0 && !isRefreshing) return <Navigate to={hrefFor(pageCount)} replace />;
      if (data.total === 0) return empty;
      return children(data, {
        isRefreshing,
        pages: <Pagination page={page} pageCount={pageCount} hrefFor={hrefFor} />,
      });
    }}
  </QueryStates>
);
