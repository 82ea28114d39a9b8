import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { MyProgram } from '@sinau/contracts/authoring/program/program.schemas';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { DataList } from '../../shared/list/data-list.tsx';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { useListAddress } from '../../shared/list/use-list-address.ts';
import { statusLabels } from '../../shared/program-status.tsx';
import { programColumns } from './program-columns.tsx';
import { programSorts, type programSearch, type ProgramSearch } from './program-search.ts';

interface ProgramListProps {
  definition: typeof programSearch;
  search: ProgramSearch;
  programs: UseQueryResult<{ list: MyProgram[]; total: number; perPage: number }>;
  /** While there is no class at all. */
  empty: ReactNode;
}

/** The mitra's classes: those that are active, or those in the archive. */
export function ProgramList({ definition, search, programs, empty }: ProgramListProps) {
  const { hrefFor, clearHref, choose } = useListAddress(definition, search, { keyword: '', status: null });
  return (
    <DataList
      rows={programs}
      columns={programColumns}
      search={search}
      hrefFor={hrefFor}
      noun="kelas"
      clearHref={clearHref}
      empty={empty}
      tools={
        <ListTools label="Cari kelasmu" placeholder="Cari kelas" search={search} hrefFor={hrefFor} sorts={programSorts}>
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
