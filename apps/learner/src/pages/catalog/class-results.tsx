import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CatalogTab } from '@sinau/contracts/storefront/catalog/catalog.search';
import type { CatalogCard } from '@sinau/contracts/storefront/catalog/catalog.schemas';
import { ListStates } from '@sinau/shell';
import { ClassCards, ClassCardsSkeleton } from './class-cards.tsx';
import './class-results.css';

interface ClassResultsProps {
  results: UseQueryResult<{ list: CatalogCard[]; total: number; perPage: number }>;
  page: number;
  /** Single kind that the list holds, which its cards need not name. */
  tab?: CatalogTab | undefined;
  hrefFor: (page: number) => string;
  empty: ReactNode;
}

/** Page of classes. While the next one loads, this one stays visible, dimmed. */
export const ClassResults = ({ results, tab, ...list }: ClassResultsProps) => (
  <ListStates {...list} query={results} noun="kelas" skeleton={<ClassCardsSkeleton count={9} phone="rows" />}>
    {(data, { isRefreshing, pages }) => (
      <div className="class-results" aria-busy={isRefreshing}>
        <ClassCards classes={data.list} tab={tab} phone="rows" headingLevel={2} priorityCount={3} />
        {pages}
      </div>
    )}
  </ListStates>
);
