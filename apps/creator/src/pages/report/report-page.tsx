import { PageTitle, useGo, useSearch } from '@sinau/shell';
import { ClassList } from '../../features/report/class-list.tsx';
import { classSearch } from '../../features/report/class-search.ts';
import { ReportSummary } from '../../features/report/report-summary.tsx';
import { FilterBar } from '../../shared/list/filter-bar.tsx';
import { PeriodFilter } from '../../shared/period/period-filter.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import './report-page.css';

/** The report on all classes of the mitra. */
export function ReportPage() {
  const search = useSearch(classSearch.read);
  const go = useGo();
  return (
    <div className="report-page">
      <PageTitle>Laporan</PageTitle>
      <PageHead title="Laporan">Peserta dan progres di semua kelasmu.</PageHead>
      <FilterBar label="Periode laporan">
        <PeriodFilter search={search} onChange={(change) => go(classSearch.href(search, change))} />
      </FilterBar>
      <ReportSummary search={search} />
      <section aria-labelledby="classes">
        <h2 id="classes">Menurut kelas</h2>
        <ClassList search={search} />
      </section>
    </div>
  );
}
