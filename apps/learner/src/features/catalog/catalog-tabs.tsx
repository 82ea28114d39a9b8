import { catalogTabs, standardSortOf, type CatalogSearch } from '@sinau/contracts/catalog/catalog.search';
import type { Catalog } from '@sinau/contracts/catalog/catalog.endpoints';
import { screens } from '@sinau/contracts/screens';
import { decimal } from '@sinau/format';
import { TabLinks } from '@sinau/ui';
import { classTypeLabel } from '../../shared/class-types.ts';
import { catalogAddress } from './catalog-address.ts';

interface CatalogTabsProps {
  search: CatalogSearch;
  counts: Catalog['facets']['tab'] | undefined;
}

/** Switching the tab keeps the topics, which every kind of class has, and returns to page 1. */
export function CatalogTabs({ search, counts }: CatalogTabsProps) {
  const isStandardSort = search.sort === standardSortOf(search.tabs);
  const sortIn = (tabs: number) => (isStandardSort || search.sort === 'startsAt' ? standardSortOf(tabs) : search.sort);
  const items = catalogTabs.map((tab, index) => {
    const count = counts?.find(({ value }) => value === tab)?.count;
    return {
      href: catalogAddress(screens.catalog(), { ...search, tabs: index, page: 1, sort: sortIn(index) }),
      label: classTypeLabel(tab),
      count: count == null ? undefined : decimal(count),
      isCurrent: index === search.tabs,
    };
  });
  return <TabLinks label="Saring menurut jenis" items={items} />;
}
