import type { ReactNode } from 'react';
import type { CatalogTab } from '@sinau/contracts/storefront/catalog/catalog.search';
import { Select } from '@sinau/ui';
import { sortChoicesIn } from './catalog-choices.ts';
import { countWords } from './counts.ts';
import './result-tools.css';

interface ResultToolsProps {
  /** Undefined while loading. */
  total: number | undefined;
  /** Current tab; undefined if the list holds every kind. */
  tab?: CatalogTab;
  keyword?: string;
  sort: string;
  onSort: (sort: string) => void;
  /** Button that opens the filter drawer; only on phones. */
  filterButton?: ReactNode;
}

export function ResultTools({ total, tab, keyword, sort, onSort, filterButton }: ResultToolsProps) {
  return (
    <div className="result-tools">
      <p className="sm" role="status">
        {total !== undefined && (
          <b className="num">
            {countWords(total)} {nounOf(tab)}
          </b>
        )}
      </p>
      {filterButton}
      <Select aria-label="Urutkan" value={sort} onChange={(event) => onSort(event.target.value)}>
        {sortChoicesIn(tab, keyword).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  );
}

export const nounOf = (tab: CatalogTab | undefined) =>
  tab === 'webinar' ? 'webinar' : tab === 'bundling' ? 'paket' : 'kelas';
