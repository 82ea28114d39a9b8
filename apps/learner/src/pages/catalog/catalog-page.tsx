import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { catalogTabs, type CatalogSearch } from '@sinau/contracts/catalog/catalog.search';
import { screens } from '@sinau/contracts/screens';
import { PageTitle } from '@sinau/shell';
import { Button, EmptyState, illustrations, SidePanel } from '@sinau/ui';
import { SlidersHorizontal } from '@sinau/ui/icons';
import { ActiveFilters, filterCount, noFilters } from '../../features/catalog/active-filters.tsx';
import { CatalogFilters } from '../../features/catalog/catalog-filters.tsx';
import { CatalogTabs } from '../../features/catalog/catalog-tabs.tsx';
import { countWords } from '../../features/catalog/counts.ts';
import { useCatalog } from '../../features/catalog/catalog.data.ts';
import { nounOf, ResultTools } from '../../features/catalog/result-tools.tsx';
import { catalogVisited } from '../../session/filter.slice.ts';
import { classTypeLabel } from '../../shared/class-types.ts';
import { ClassResults } from './class-results.tsx';
import { useCatalogSearch } from './use-catalog-search.ts';
import './catalog-page.css';

export function CatalogPage() {
  const { search, addressOf, change } = useCatalogSearch(screens.catalog());
  const results = useCatalog(search);
  const [areFiltersOpen, setFiltersOpen] = useState(false);
  useCatalogMemory();

  const topics = results.data?.facets.category ?? (results.isError ? [] : undefined);
  const total = results.data?.total;
  const tab = catalogTabs[search.tabs];
  const chosenCount = filterCount(search);

  return (
    <>
      <PageTitle>Katalog kelas</PageTitle>
      <div className="catalog-top">
        <div className="wrap">
          <h1>Katalog kelas</h1>
          <CatalogTabs search={search} counts={results.data?.facets.tab} />
        </div>
      </div>
      <div className="wrap catalog-body">
        <SidePanel
          open={areFiltersOpen}
          onClose={() => setFiltersOpen(false)}
          title="Filter"
          className="catalog-side"
          footer={
            <div className="catalog-apply">
              <Button variant="outline" onClick={() => change(noFilters)}>
                Hapus
              </Button>
              <Button onClick={() => setFiltersOpen(false)}>
                {total === undefined ? `Lihat ${nounOf(tab)}` : `Lihat ${countWords(total)} ${nounOf(tab)}`}
              </Button>
            </div>
          }
        >
          <CatalogFilters search={search} topics={topics} onChange={change} />
        </SidePanel>
        <section className="catalog-results" aria-label="Hasil">
          <ResultTools
            total={total}
            tab={tab}
            sort={search.sort}
            onSort={(sort) => change({ sort })}
            filterButton={
              <Button className="catalog-open-filters" variant="outline" onClick={() => setFiltersOpen(true)}>
                <SlidersHorizontal />
                {chosenCount > 0 ? `Filter (${chosenCount})` : 'Filter'}
              </Button>
            }
          />
          <ActiveFilters search={search} topics={topics} onChange={change} />
          <ClassResults
            results={results}
            page={search.page}
            hrefFor={(page) => addressOf({ page })}
            empty={<NothingFound search={search} onClear={() => change(noFilters)} />}
          />
        </section>
      </div>
    </>
  );
}

function NothingFound({ search, onClear }: { search: CatalogSearch; onClear: () => void }) {
  if (filterCount(search) > 0) {
    return (
      <EmptyState
        illustration={illustrations.emptyNotes}
        title="Belum ada kelas yang cocok"
        action={
          <Button variant="outline" onClick={onClear}>
            Hapus semua filter
          </Button>
        }
      >
        Coba longgarkan filternya, atau lihat jenis kelas lain.
      </EmptyState>
    );
  }
  const isFirstTab = search.tabs === 0;
  const label = classTypeLabel(catalogTabs[search.tabs] ?? catalogTabs[0]);
  return (
    <EmptyState
      illustration={illustrations.emptyNotes}
      title={`Belum ada ${label} yang dibuka`}
      action={
        !isFirstTab && (
          <Button variant="outline" href={screens.catalog()}>
            Lihat Kelas Mandiri
          </Button>
        )
      }
    >
      Kelas baru muncul di sini begitu terbit.
    </EmptyState>
  );
}

/** Remembers the filters for the link back from a class. */
function useCatalogMemory() {
  const { search } = useLocation();
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(catalogVisited(search));
  }, [dispatch, search]);
}
