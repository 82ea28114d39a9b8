import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { MyBundle } from '@sinau/contracts/authoring/bundle/bundle.schemas';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { DataList } from '../../shared/list/data-list.tsx';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { useListAddress } from '../../shared/list/use-list-address.ts';
import { statusLabels } from '../../shared/program-status.tsx';
import { bundleColumns } from './bundle-columns.tsx';
import { bundleSorts, type bundleSearch, type BundleSearch } from './bundle-search.ts';

interface BundleListProps {
  definition: typeof bundleSearch;
  search: BundleSearch;
  bundles: UseQueryResult<{ list: MyBundle[]; total: number; perPage: number }>;
  /** While there is no bundle at all. */
  empty: ReactNode;
}

/** The mitra's bundles: those that are active, or those in the archive. */
export function BundleList({ definition, search, bundles, empty }: BundleListProps) {
  const { hrefFor, clearHref, choose } = useListAddress(definition, search, { keyword: '', status: null });
  return (
    <DataList
      rows={bundles}
      columns={bundleColumns}
      search={search}
      hrefFor={hrefFor}
      noun="bundling"
      clearHref={clearHref}
      empty={empty}
      tools={
        <ListTools
          label="Cari bundlingmu"
          placeholder="Cari bundling"
          search={search}
          hrefFor={hrefFor}
          sorts={bundleSorts}
        >
          <ChoiceFilter
            label="Status"
            all="Semua status"
            words={statusLabels}
            value={search.status}
            onChange={(status) => choose({ status })}
          />
        </ListTools>
      }
    />
  );
}
