import { useGo } from '@sinau/shell';
import type { defineSearch } from '@sinau/shell/search';

/** Returns the addresses of a list: after a change, and without its filters while it has some. */
export function useListAddress<Search extends Record<string, unknown>, NoFilter extends Partial<Search>>(
  definition: Pick<ReturnType<typeof defineSearch<Search>>, 'href'>,
  search: Search,
  noFilter: NoFilter,
) {
  const go = useGo();
  const hrefFor = (change: Partial<Search>) => definition.href(search, change);
  const isFiltered = Object.entries(noFilter).some(([name, value]) => search[name] !== value);
  return {
    hrefFor,
    clearHref: isFiltered ? hrefFor(noFilter) : null,
    choose: (change: Partial<Search>) => go(hrefFor(change)),
  };
}
