import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { CatalogCard } from '@sinau/contracts/catalog/catalog.schemas';
import { catalogPageSize } from '@sinau/contracts/catalog/catalog.search';
import { ErrorState, Loading, Pagination } from '@sinau/ui';
import { ClassCards, ClassCardsOnTheirWay } from './class-cards.tsx';
import './class-results.css';

interface ClassResultsProps {
  results: Pick<
    UseQueryResult<{ list: CatalogCard[]; total: number }>,
    'data' | 'isPlaceholderData' | 'isFetching' | 'refetch'
  > & { isError: boolean };
  page: number;
  hrefFor: (page: number) => string;
  empty: ReactNode;
}

/** A page of classes in its four states. The page before keeps its place, dimmed, while the next is on its way. */
export function ClassResults({ results, page, hrefFor, empty }: ClassResultsProps) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = results;
  if (!data && isError)
    return <ErrorState title="Kelas gagal dimuat" retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Loading label="Memuat kelas">
        <ClassCardsOnTheirWay count={9} phone="rows" />
      </Loading>
    );
  }
  if (data.list.length === 0) return empty;
  return (
    <div className="class-results" aria-busy={isPlaceholderData}>
      <ClassCards classes={data.list} phone="rows" headingLevel={2} priorityCount={3} />
      <Pagination page={page} pageCount={Math.ceil(data.total / catalogPageSize)} hrefFor={hrefFor} />
    </div>
  );
}
