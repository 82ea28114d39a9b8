import { ArrowDown, ArrowUp } from '@sinau/ui/icons';
import type { ProgramSort } from './program-search.ts';

interface SortHeaderProps {
  name: 'title' | 'salePrice' | 'updatedAt';
  sort: ProgramSort;
  className?: string;
  onSort: (sort: ProgramSort) => void;
  children: string;
}

/** A column that orders the list: down at first, for the newest and highest are looked for most; titles go up. */
export function SortHeader({ name, sort, className, onSort, children }: SortHeaderProps) {
  const isAscending = sort === name;
  const isDescending = sort === `-${name}`;
  const next: ProgramSort = isAscending || (name !== 'title' && !isDescending) ? `-${name}` : name;
  const Arrow = isAscending ? ArrowUp : ArrowDown;
  return (
    <th scope="col" className={className} aria-sort={isAscending ? 'ascending' : isDescending ? 'descending' : undefined}>
      <button type="button" className="sort-header" onClick={() => onSort(next)}>
        {children}
        <Arrow data-on={isAscending || isDescending || undefined} />
      </button>
    </th>
  );
}
