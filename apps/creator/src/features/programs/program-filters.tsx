import type { FormEvent } from 'react';
import { approvalStates, type ApprovalState } from '@sinau/contracts/authoring/authoring.rules';
import { SearchInput, Select } from '@sinau/ui';
import { statusWords } from '../../shared/program-status.tsx';
import { programSorts, type ProgramSearch, type ProgramSort } from './program-search.ts';
import './program-filters.css';

interface ProgramFiltersProps {
  search: ProgramSearch;
  onChange: (change: Partial<ProgramSearch>) => void;
}

/** Search, state and order of one's classes. */
export function ProgramFilters({ search, onChange }: ProgramFiltersProps) {
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChange({ keyword: String(new FormData(event.currentTarget).get('keyword') ?? '').trim() });
  };
  return (
    <div className="program-filters">
      <form role="search" onSubmit={find}>
        <SearchInput
          key={search.keyword}
          label="Cari kelasmu"
          name="keyword"
          placeholder="Cari kelas"
          defaultValue={search.keyword}
          maxLength={100}
          // The cross of a search field empties it without submitting.
          onInput={({ currentTarget }) => currentTarget.value === '' && search.keyword && onChange({ keyword: '' })}
        />
      </form>
      <Select
        aria-label="Status"
        value={search.status ?? ''}
        onChange={({ target }) => onChange({ status: (target.value || null) as ApprovalState | null })}
      >
        <option value="">Semua status</option>
        {approvalStates.map((state) => (
          <option key={state} value={state}>
            {statusWords[state].label}
          </option>
        ))}
      </Select>
      <Select
        aria-label="Urutkan"
        value={search.sort}
        onChange={({ target }) => onChange({ sort: target.value as ProgramSort })}
      >
        {Object.entries(programSorts).map(([sort, label]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  );
}
