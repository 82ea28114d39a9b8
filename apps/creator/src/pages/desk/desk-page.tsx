import { PageTitle, useSearch } from '@sinau/shell';
import { MorningFigures } from '../../features/desk/morning-figures.tsx';
import { WorkList } from '../../features/desk/work-list.tsx';
import { workSearch } from '../../features/desk/work-search.ts';
import { PageHead } from '../../shared/page-head.tsx';
import { useIsStaff } from '../../shared/staff.ts';
import './desk-page.css';

/** Start page of an operator: the figures of the morning for whoever keeps the money, and what waits. */
export function DeskPage() {
  const search = useSearch(workSearch.read);
  const keepsMoney = useIsStaff(['finance']);
  return (
    <div className="desk-page">
      <PageTitle>Meja operator</PageTitle>
      <PageHead title="Meja operator" />
      {keepsMoney && <MorningFigures />}
      <WorkList search={search} />
    </div>
  );
}
