import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { catalogTabs } from '@sinau/contracts/storefront/catalog/catalog.search';
import { screens } from '@sinau/contracts/screens';
import { PageTitle } from '@sinau/shell';
import { CatalogTabs } from '../../features/catalog/catalog-tabs.tsx';
import { useCatalog } from '../../features/catalog/catalog.data.ts';
import { catalogVisited } from '../../session/filter.slice.ts';
import { CatalogPicks } from './catalog-picks.tsx';
import { FilteredResults } from './filtered-results.tsx';
import { NothingFound } from './nothing-found.tsx';
import { useCatalogSearch } from './use-catalog-search.ts';
import './catalog-page.css';

export function CatalogPage() {
  const catalogSearch = useCatalogSearch(screens.catalog());
  const { search, change } = catalogSearch;
  const results = useCatalog(search);
  const tab = catalogTabs[search.tabs] ?? catalogTabs[0];
  useCatalogMemory();
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
        <FilteredResults
          {...catalogSearch}
          results={results}
          tab={tab}
          lead={<CatalogPicks search={search} />}
          empty={<NothingFound search={search} facets={results.data?.facets} tab={tab} onChange={change} />}
        />
      </div>
    </>
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
