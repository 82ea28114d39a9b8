import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { MyWebinar } from '@sinau/contracts/authoring/webinar/webinar.schemas';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { DataList } from '../../shared/list/data-list.tsx';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { useListAddress } from '../../shared/list/use-list-address.ts';
import { statusLabels } from '../../shared/program-status.tsx';
import { webinarColumns } from './webinar-columns.tsx';
import { webinarSorts, type webinarSearch, type WebinarSearch } from './webinar-search.ts';

interface WebinarListProps {
  definition: typeof webinarSearch;
  search: WebinarSearch;
  webinars: UseQueryResult<{ list: MyWebinar[]; total: number; perPage: number }>;
  /** While there is no webinar at all. */
  empty: ReactNode;
}

/** The mitra's webinars: those that are active, or those in the archive. */
export function WebinarList({ definition, search, webinars, empty }: WebinarListProps) {
  const { hrefFor, clearHref, choose } = useListAddress(definition, search, { keyword: '', status: null });
  return (
    <DataList
      rows={webinars}
      columns={webinarColumns}
      search={search}
      hrefFor={hrefFor}
      noun="webinar"
      clearHref={clearHref}
      empty={empty}
      tools={
        <ListTools
          label="Cari webinarmu"
          placeholder="Cari webinar"
          search={search}
          hrefFor={hrefFor}
          sorts={webinarSorts}
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
