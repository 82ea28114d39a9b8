import { useGo } from '@sinau/shell';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { ClassFilter } from '../../shared/list/class-filter.tsx';
import { FilterBar } from '../../shared/list/filter-bar.tsx';
import { PeriodFilter } from '../../shared/period/period-filter.tsx';
import { soldTypeLabels } from '../../shared/sold-types.ts';
import { salesSearch, type SalesSearch } from './sales-search.ts';

/** Filters of the whole page: its figures, charts, list and spreadsheet. */
export function SalesFilters({ search }: { search: SalesSearch }) {
  const go = useGo();
  const choose = (change: Partial<SalesSearch>) => go(salesSearch.href(search, change));
  return (
    <FilterBar label="Filter penjualan">
      <PeriodFilter search={search} onChange={choose} />
      <ChoiceFilter
        label="Jenis"
        all="Semua jenis"
        words={soldTypeLabels}
        value={search.type}
        onChange={(type) => choose({ type })}
      />
      <ClassFilter value={search.class} onChange={(id) => choose({ class: id })} />
    </FilterBar>
  );
}
