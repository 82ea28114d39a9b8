import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { UseQueryResult } from '@tanstack/react-query';
import { decimal } from '@sinau/format';
import {
  Button,
  EmptyState,
  ErrorState,
  Loading,
  Pagination,
  Skeleton,
  illustrations,
  tokens,
  useMediaQuery,
} from '@sinau/ui';
import './list-view.css';

interface ListViewProps<Row> {
  rows: UseQueryResult<{ list: Row[]; total: number; perPage: number }>;
  page: number;
  hrefFor: (page: number) => string;
  /** What the rows are: 'penjualan', 'peserta'. */
  noun: string;
  /** The list without its filters, while there are some. */
  clearHref: string | null;
  /** While there is nothing at all. */
  empty: ReactNode;
  /** `isRefreshing`: the rows are those of before, while the next ones are on their way. */
  table: (rows: readonly Row[], isRefreshing: boolean) => ReactNode;
  /** The same on a phone. */
  cards: (rows: readonly Row[]) => ReactNode;
}

/** A list of the server's, in each of its states. */
export function ListView<Row>({ rows, page, hrefFor, noun, clearHref, empty, table, cards }: ListViewProps<Row>) {
  const { data, isError, refetch, isFetching, isPlaceholderData } = rows;
  const hasColumns = useMediaQuery(`(min-width: ${tokens.breakpoint.tablet}px)`);

  if (!data && isError)
    return <ErrorState title={`Gagal memuat ${noun}`} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <ListPlace noun={noun} />;
  const pageCount = Math.ceil(data.total / data.perPage);
  // The last row of the last page was removed, or the address is an old one.
  if (page > pageCount && pageCount > 0 && !isPlaceholderData) return <Navigate to={hrefFor(pageCount)} replace />;
  if (data.total === 0) return clearHref === null ? empty : <NothingFound noun={noun} clearHref={clearHref} />;
  return (
    <>
      <p className="muted sm num list-view-count" role="status">
        {decimal(data.total)} {noun}
      </p>
      {hasColumns ? table(data.list, isPlaceholderData) : <ul className="list-view-cards">{cards(data.list)}</ul>}
      <div className="list-view-pages">
        <Pagination page={page} pageCount={pageCount} hrefFor={hrefFor} />
      </div>
    </>
  );
}

function NothingFound({ noun, clearHref }: { noun: string; clearHref: string }) {
  return (
    <EmptyState
      title={`Tidak ada ${noun} yang cocok`}
      illustration={illustrations.emptyNotes}
      action={
        <Button variant="outline" href={clearHref}>
          Hapus filter
        </Button>
      }
    >
      Coba kata lain, atau longgarkan filternya.
    </EmptyState>
  );
}

function ListPlace({ noun }: { noun: string }) {
  return (
    <Loading label={`Memuat ${noun}`}>
      <div className="list-view-cards">
        {['a', 'b', 'c', 'd', 'e'].map((row) => (
          <Skeleton key={row} height={64} />
        ))}
      </div>
    </Loading>
  );
}
