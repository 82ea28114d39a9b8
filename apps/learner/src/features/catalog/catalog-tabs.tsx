import {
  catalogTabs,
  standardSortOf,
  type CatalogSearch,
  type CatalogTab,
} from '@sinau/contracts/storefront/catalog/catalog.search';
import type { Catalog } from '@sinau/contracts/storefront/catalog/catalog.endpoints';
import { screens } from '@sinau/contracts/screens';
import { decimal } from '@sinau/format';
import { TabLinks } from '@sinau/ui';
import { classTypeLabel } from '../../shared/class-types.ts';
import { catalogAddress } from './catalog-address.ts';

/** Tells whether classes of a kind begin at a fixed time and may run out of seats. */
export const hasSchedule = (tab: CatalogTab | undefined) => tab !== 'self-paced' && tab !== 'bundling';

interface CatalogTabsProps {
  search: CatalogSearch;
  counts: Catalog['facets']['tab'] | undefined;
}

/** Tabs of the catalog. Switching keeps the filters that the other kind supports, and returns to page 1. */
export function CatalogTabs({ search, counts }: CatalogTabsProps) {
  const { keyword } = search;
  const isStandardSort = search.sort === standardSortOf(search.tabs, keyword);
  const sortIn = (tabs: number) =>
    isStandardSort || search.sort === 'startsAt' ? standardSortOf(tabs, keyword) : search.sort;
  const items = catalogTabs.map((tab, index) => {
    const count = counts?.find(({ value }) => value === tab)?.count;
    return {
      href: catalogAddress(screens.catalog(), {
        ...search,
        ...(hasSchedule(tab) ? {} : { starts: null, hasSeats: false }),
        tabs: index,
        page: 1,
        sort: sortIn(index),
      }),
      label: classTypeLabel(tab),
      count: count == null ? undefined : decimal(count),
      isCurrent: index === search.tabs,
    };
  });
  return <TabLinks label="Saring menurut jenis" items={items} />;
}
