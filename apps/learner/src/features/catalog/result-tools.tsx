import type { ReactNode } from 'react';
import { Select } from '@sinau/ui';
import { sortChoices } from './catalog-choices.ts';
import { countWords } from './counts.ts';
import './result-tools.css';

interface ResultToolsProps {
  /** Undefined while it is counted. */
  total: number | undefined;
  sort: string;
  onSort: (sort: string) => void;
  /** Opens the filters where there is no room for them. */
  filterButton?: ReactNode;
}

export function ResultTools({ total, sort, onSort, filterButton }: ResultToolsProps) {
  return (
    <div className="result-tools">
      <p className="sm" role="status">
        {total !== undefined && <b className="num">{countWords(total)} kelas</b>}
      </p>
      {filterButton}
      <Select aria-label="Urutkan" value={sort} onChange={(event) => onSort(event.target.value)}>
        {sortChoices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  );
}
