import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { makerStates, type MakerState } from '@sinau/contracts/authoring/authoring.rules';
import type { MyProgram } from '@sinau/contracts/program/program.schemas';
import { useGo } from '@sinau/shell';
import { Select } from '@sinau/ui';
import { DataList } from '../../shared/list/data-list.tsx';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { statusWords } from '../../shared/program-status.tsx';
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
  const go = useGo();
  const hrefFor = (change: Partial<ProgramSearch>) => definition.href(search, change);
  const isFiltered = search.keyword !== '' || search.status !== null;
  return (
    <DataList
      rows={programs}
      columns={programColumns}
      search={search}
      hrefFor={hrefFor}
      noun="kelas"
      clearHref={isFiltered ? hrefFor({ keyword: '', status: null }) : null}
      empty={empty}
      tools={
        <ListTools label="Cari kelasmu" placeholder="Cari kelas" search={search} hrefFor={hrefFor} sorts={programSorts}>
          <Select
            aria-label="Status"
            value={search.status ?? ''}
            onChange={({ target }) => go(hrefFor({ status: (target.value || null) as MakerState | null }))}
          >
            <option value="">Semua status</option>
            {makerStates.map((state) => (
              <option key={state} value={state}>
                {statusWords[state].label}
              </option>
            ))}
          </Select>
        </ListTools>
      }
    />
  );
}
