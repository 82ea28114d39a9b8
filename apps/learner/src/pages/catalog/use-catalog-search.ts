import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { parseCatalogSearch, type CatalogSearch } from '@sinau/contracts/catalog/catalog.search';
import { useSearch } from '@sinau/shell';
import { catalogAddress } from '../../features/catalog/catalog-address.ts';

/**
 * The search in the address, and how to change it. A change applies at once, before the address has it: a checkbox is
 * checked on click, and two quick clicks make two changes.
 */
export function useCatalogSearch(path: string) {
  const inAddress = useSearch(parseCatalogSearch);
  const [asked, setAsked] = useState<CatalogSearch | null>(null);
  const navigate = useNavigate();
  useEffect(() => setAsked(null), [inAddress]);

  const search = asked ?? inAddress;
  const addressOf = (change: Partial<CatalogSearch>) => catalogAddress(path, { ...search, page: 1, ...change });
  const change = (next: Partial<CatalogSearch>) => {
    setAsked({ ...search, page: 1, ...next });
    void navigate(addressOf(next), { preventScrollReset: true });
  };
  return { search, addressOf, change };
}
