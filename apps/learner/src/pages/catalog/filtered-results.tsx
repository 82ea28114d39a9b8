import { Suspense, useState, type ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Catalog } from '@sinau/contracts/storefront/catalog/catalog.endpoints';
import { filterCount, noFilters, type CatalogTab } from '@sinau/contracts/storefront/catalog/catalog.search';
import { Button, classes, SidePanel, SkipLink } from '@sinau/ui';
import { SlidersHorizontal } from '@sinau/ui/icons';
import { ActiveFilters } from '../../features/catalog/active-filters.tsx';
import { hasSchedule } from '../../features/catalog/catalog-tabs.tsx';
import { CatalogFilters } from '../../features/catalog/catalog-filters.tsx';
import { countWords } from '../../features/catalog/counts.ts';
import { nounOf, ResultTools } from '../../features/catalog/result-tools.tsx';
import { ClassResults } from './class-results.tsx';
import type { useCatalogSearch } from './use-catalog-search.ts';
import './filtered-results.css';

interface FilteredResultsProps extends ReturnType<typeof useCatalogSearch> {
  results: UseQueryResult<Catalog>;
  /** Single kind that is shown; undefined for a list of every kind. */
  tab?: CatalogTab;
  /** Content between the tools and the results. */
  lead?: ReactNode;
  empty: ReactNode;
}

/** List of classes beside its filters: a column, or a drawer on phones. */
export function FilteredResults({ search, addressOf, change, results, tab, lead, empty }: FilteredResultsProps) {
  const [areFiltersOpen, setFiltersOpen] = useState(false);
  const facets = results.data?.facets;
  const total = results.data?.total;
  const chosenCount = filterCount(search);
  // Nothing was found: there is nothing to narrow or to sort.
  const isNarrowable = total !== 0 || chosenCount > 0;
  const asOf = search.asOf ?? results.data?.asOf ?? null;
  return (
    <div className={classes('filtered', !isNarrowable && 'is-empty')}>
      <SkipLink targetId="hasil">Lewati filter</SkipLink>
      <SidePanel
        open={areFiltersOpen}
        onClose={() => setFiltersOpen(false)}
        title="Filter"
        className="filtered-side"
        footer={
          <div className="filtered-apply">
            <Button variant="outline" onClick={() => change(noFilters)}>
              Hapus
            </Button>
            <Button onClick={() => setFiltersOpen(false)}>
              {total === undefined ? `Lihat ${nounOf(tab)}` : `Lihat ${countWords(total)} ${nounOf(tab)}`}
            </Button>
          </div>
        }
      >
        {/* Hydrated separately from the page, which then responds sooner. */}
        <Suspense>
          {!results.isError && (
            <CatalogFilters
              search={search}
              facets={facets}
              hasTypes={tab === undefined}
              hasSchedule={hasSchedule(tab)}
              onChange={change}
            />
          )}
        </Suspense>
      </SidePanel>
      <section id="hasil" tabIndex={-1} className="filtered-list" aria-label="Hasil">
        <ResultTools
          total={total}
          tab={tab}
          keyword={search.keyword}
          sort={search.sort}
          onSort={(sort) => change({ sort })}
          filterButton={
            <Button className="filtered-open" variant="outline" onClick={() => setFiltersOpen(true)}>
              <SlidersHorizontal />
              {chosenCount > 0 ? `Filter (${chosenCount})` : 'Filter'}
            </Button>
          }
        />
        {lead}
        <ActiveFilters search={tab ? search : { ...search, keyword: '' }} facets={facets} onChange={change} />
        <Suspense>
          <ClassResults
            results={results}
            page={search.page}
            tab={tab}
            hrefFor={(page) => addressOf({ page, asOf })}
            empty={empty}
          />
        </Suspense>
      </section>
    </div>
  );
}
