import { decimal } from '@sinau/format';
import { gradingAimDays } from '@sinau/contracts/study/submission/submission.rules';
import { PageTitle, useSearch } from '@sinau/shell';
import { GradingList } from '../../features/grading/grading-list.tsx';
import { useGradingSummary } from '../../features/grading/grading.data.ts';
import { gradingSearch } from '../../features/grading/grading-search.ts';
import { PageHead } from '../../shared/page-head.tsx';

/** Queue of submissions. */
export function GradingPage() {
  const search = useSearch(gradingSearch.read);
  const summary = useGradingSummary().data;
  return (
    <>
      <PageTitle>Penilaian</PageTitle>
      <PageHead title="Penilaian">
        Peserta berharap hasilnya dalam {gradingAimDays} hari kerja.
        {summary && summary.waiting > 0 && ` ${decimal(summary.waiting)} tugas menunggu`}
        {summary && summary.overdue > 0 && `, ${decimal(summary.overdue)} di antaranya lewat target`}
        {summary && summary.waiting > 0 && '.'}
      </PageHead>
      <GradingList search={search} />
    </>
  );
}
