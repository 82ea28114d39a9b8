import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { UseQueryResult } from '@tanstack/react-query';
import type { MyProgram } from '@sinau/contracts/program/program.endpoints';
import { decimal } from '@sinau/format';
import { useGo } from '@sinau/shell';
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
import { ProgramCards } from './program-cards.tsx';
import { ProgramFilters } from './program-filters.tsx';
import { programSearchHref, programsPageSize, type ProgramSearch } from './program-search.ts';
import { ProgramTable } from './program-table.tsx';
import './program-list.css';

interface ProgramListProps {
  path: string;
  search: ProgramSearch;
  programs: UseQueryResult<{ list: MyProgram[]; total: number }>;
  /** While there is no class at all. */
  empty: ReactNode;
}

/** One's classes: found, ordered, page by page. */
export function ProgramList({ path, search, programs, empty }: ProgramListProps) {
  const { data, isError, refetch, isFetching, isPlaceholderData } = programs;
  const go = useGo();
  const hasColumns = useMediaQuery(`(min-width: ${tokens.breakpoint.tablet}px)`);
  const isFiltered = search.keyword !== '' || search.status !== null;

  if (data && data.total === 0 && !isFiltered) return empty;
  const pageCount = data ? Math.ceil(data.total / programsPageSize) : 0;
  // The last class of the last page was removed or archived.
  const isBeyond = search.page > pageCount && pageCount > 0 && !isPlaceholderData;
  const change = (next: Partial<ProgramSearch>) => go(programSearchHref(path, search, next));

  return (
    <>
      <ProgramFilters search={search} onChange={change} />
      {!data && !isError && <ListPlace />}
      {!data && isError && (
        <ErrorState title="Gagal memuat kelasmu" onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data && (
        <>
          <p className="muted sm num program-list-count" role="status">
            {decimal(data.total)} kelas
          </p>
          {isBeyond && <Navigate to={programSearchHref(path, search, { page: pageCount })} replace />}
          {data.list.length === 0 && !isBeyond && <NothingFound path={path} />}
          {data.list.length > 0 &&
            (hasColumns ? (
              <ProgramTable
                programs={data.list}
                sort={search.sort}
                isRefreshing={isPlaceholderData}
                onSort={(sort) => change({ sort })}
              />
            ) : (
              <ProgramCards programs={data.list} />
            ))}
          <div className="program-list-pages">
            <Pagination
              page={search.page}
              pageCount={pageCount}
              hrefFor={(page) => programSearchHref(path, search, { page })}
            />
          </div>
        </>
      )}
    </>
  );
}

function NothingFound({ path }: { path: string }) {
  return (
    <EmptyState
      title="Tidak ada kelas yang cocok"
      illustration={illustrations.emptyNotes}
      action={
        <Button variant="outline" href={path}>
          Hapus pencarian
        </Button>
      }
    >
      Coba kata lain, atau lihat semua kelasmu.
    </EmptyState>
  );
}

function ListPlace() {
  return (
    <Loading label="Memuat kelas">
      <div className="program-list-place">
        {['a', 'b', 'c', 'd', 'e'].map((row) => (
          <Skeleton key={row} height={78} />
        ))}
      </div>
    </Loading>
  );
}
