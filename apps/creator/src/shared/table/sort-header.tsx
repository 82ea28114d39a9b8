import { ArrowDown, ArrowUp } from '@sinau/ui/icons';

interface SortHeaderProps<Name extends string> {
  name: Name;
  /** The list's order: a name, with a minus for descending. */
  sort: string;
  /** Words are looked for from A on; the newest and the highest first. */
  isText?: boolean;
  className?: string;
  onSort: (sort: Name | `-${Name}`) => void;
  children: string;
}

/** A column that orders the list. */
export function SortHeader<Name extends string>({
  name,
  sort,
  isText = false,
  className,
  onSort,
  children,
}: SortHeaderProps<Name>) {
  const isAscending = sort === name;
  const isDescending = sort === `-${name}`;
  const next = isAscending || (!isText && !isDescending) ? (`-${name}` as const) : name;
  const Arrow = isAscending ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isAscending ? 'ascending' : isDescending ? 'descending' : undefined}
    >
      <button type="button" className="sort-header" onClick={() => onSort(next)}>
        {children}
        <Arrow data-on={isAscending || isDescending || undefined} />
      </button>
    </th>
  );
}
