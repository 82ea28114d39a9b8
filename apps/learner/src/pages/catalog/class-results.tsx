import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CatalogCard } from '@sinau/contracts/catalog/catalog.schemas';
import { ListStates } from '@sinau/shell';
import { ClassCards, ClassCardsSkeleton } from './class-cards.tsx';
import './class-results.css';

interface ClassResultsProps {
  results: UseQueryResult<{ list: CatalogCard[]; total: number; perPage: number }>;
  page: number;
  hrefFor: (page: number) => string;
  empty: ReactNode;
}

/** A page of classes. While the next one loads, this one keeps its place, dimmed. */
export const ClassResults = ({ results, ...list }: ClassResultsProps) => (
  <ListStates {...list} query={results} noun="kelas" skeleton={<ClassCardsSkeleton count={9} phone="rows" />}>
    {(data, { isRefreshing, pages }) => (
      <div className="class-results" aria-busy={isRefreshing}>
        <ClassCards classes={data.list} phone="rows" headingLevel={2} priorityCount={3} />
        {pages}
      </div>
    )}
  </ListStates>
);
