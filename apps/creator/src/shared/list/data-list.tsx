import { lazy, Suspense, type ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { decimal } from '@sinau/format';
import { ListStates, loadChunk, useGo } from '@sinau/shell';
import { Skeleton, tokens, useMediaQuery } from '@sinau/ui';
import type { Column } from '@sinau/ui/antd/data-table';
import { NothingFound } from './nothing-found.tsx';
import { RowCards } from './row-cards.tsx';
import './data-list.css';

const loadTable = () => import('@sinau/ui/antd/data-table');
/** antd's table is heavy, and a phone never needs it. */
const DataTable = lazy(async () => ({ default: (await loadChunk(loadTable)).DataTable })) as Awaited<
  ReturnType<typeof loadTable>
>['DataTable'];

interface DataListProps<Row, Sort extends string> {
  rows: UseQueryResult<{ list: Row[]; total: number; perPage: number }>;
  columns: readonly Column<Row>[];
  search: { page: number; sort: Sort };
  /** Returns the address of the list after a change. */
  hrefFor: (change: { page?: number; sort?: Sort }) => string;
  /** Search and filters above the list; omitted while there is nothing to search. */
  tools: ReactNode;
  /** Noun for the rows, as written after a number: 'penjualan', 'peserta'. */
  noun: string;
  /** Link to the list without its filters, while it has some. */
  clearHref: string | null;
  /** Shown while there are no rows at all. */
  empty: ReactNode;
}

/** A list that the server orders and pages: a table with room for one, cards on a phone, and every other state. */
export function DataList<Row extends { id: string }, Sort extends string>({
  tools,
  empty,
  ...list
}: DataListProps<Row, Sort>) {
  if (list.rows.data?.total === 0 && list.clearHref === null) return empty;
  return (
    <>
      {tools}
      <Rows {...list} />
    </>
  );
}

function Rows<Row extends { id: string }, Sort extends string>({
  rows,
  columns,
  search,
  hrefFor,
  noun,
  clearHref,
}: Omit<DataListProps<Row, Sort>, 'tools' | 'empty'>) {
  const hasColumns = useMediaQuery(`(min-width: ${tokens.breakpoint.tablet}px)`);
  const go = useGo();
  return (
    <ListStates
      query={rows}
      noun={noun}
      page={search.page}
      hrefFor={(page) => hrefFor({ page })}
      skeleton={<RowsSkeleton />}
      empty={clearHref && <NothingFound noun={noun} clearHref={clearHref} />}
    >
      {({ list, total }, { isRefreshing, pages }) => (
        <>
          <p className="muted sm num data-list-count" role="status">
            {decimal(total)} {noun}
          </p>
          {hasColumns ? (
            <Suspense fallback={<RowsSkeleton />}>
              <DataTable
                label={`Daftar ${noun}`}
                columns={columns}
                rows={list}
                sort={search.sort}
                onSort={(sort) => go(hrefFor({ sort: sort as Sort }))}
                isRefreshing={isRefreshing}
              />
            </Suspense>
          ) : (
            <RowCards columns={columns} rows={list} />
          )}
          <div className="data-list-pages">{pages}</div>
        </>
      )}
    </ListStates>
  );
}

const RowsSkeleton = () => (
  <div className="data-list-skeleton" aria-hidden="true">
    {['a', 'b', 'c', 'd', 'e'].map((row) => (
      <Skeleton key={row} height={64} />
    ))}
  </div>
);
