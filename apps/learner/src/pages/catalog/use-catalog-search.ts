import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  parseCatalogSearch,
  standardSortOf,
  type CatalogSearch,
} from '@sinau/contracts/storefront/catalog/catalog.search';
import { useSearch } from '@sinau/shell';
import { catalogAddress } from '../../features/catalog/catalog-address.ts';

/**
 * Provides the search in the address, and how to change it. A change applies immediately, before the address has it: a
 * checkbox is checked on click, and two quick clicks make two changes.
 */
export function useCatalogSearch(path: string) {
  const inAddress = useSearch(parseCatalogSearch);
  const [asked, setAsked] = useState<CatalogSearch | null>(null);
  const navigate = useNavigate();
  useEffect(() => setAsked(null), [inAddress]);

  const search = asked ?? inAddress;
  const changed = (change: Partial<CatalogSearch>) => {
    const next = { ...search, page: 1, asOf: null, ...change };
    // Without a keyword no result has a relevance
    return next.keyword || next.sort !== '-relevance' ? next : { ...next, sort: standardSortOf(next.tabs) };
  };
  const addressOf = (change: Partial<CatalogSearch>) => catalogAddress(path, changed(change));
  const change = (next: Partial<CatalogSearch>) => {
    setAsked(changed(next));
    void navigate(addressOf(next), { preventScrollReset: true });
  };
  return { search, addressOf, change };
}
