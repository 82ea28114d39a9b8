import { useState } from 'react';
import { ApiError } from '@sinau/api-client';
import { screens } from '@sinau/contracts/screens';
import { lazySection, NotFoundPage, PageTitle, useGo, useSearch } from '@sinau/shell';
import { Breadcrumbs, Button, ErrorState } from '@sinau/ui';
import { UserPlus } from '@sinau/ui/icons';
import { ClassSummary } from '../../features/report/class-summary.tsx';
import { LessonFunnel } from '../../features/report/lesson-funnel.tsx';
import { ParticipantList } from '../../features/report/participant-list.tsx';
import { participantSearch } from '../../features/report/participant-search.ts';
import { SummarySkeleton } from '../../features/report/report-summary.tsx';
import { QuizReports } from '../../features/report/quiz-reports.tsx';
import { useClassSummary } from '../../features/report/report.data.ts';
import { FilterBar } from '../../shared/list/filter-bar.tsx';
import { PeriodFilter } from '../../shared/period/period-filter.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { useIsMember } from '../../shared/scopes.ts';
import './report-page.css';

const GiftDialog = lazySection(async () => (await import('../../features/report/gift-dialog.tsx')).GiftDialog);

/** The report on one class. */
export function ClassReportPage() {
  const search = useSearch(participantSearch.read);
  const go = useGo();
  const isMember = useIsMember();
  const [isGiving, setGiving] = useState(false);
  const { data, error, refetch, isFetching } = useClassSummary(search);
  if (search.id === '' || (error instanceof ApiError && error.status === 404)) return <NotFoundPage />;
  const isBundle = search.type === 'bundle';
  const title = data?.class.title ?? 'Laporan kelas';
  return (
    <div className="report-page">
      <PageTitle>{title}</PageTitle>
      <PageHead title={title} trail={<Breadcrumbs items={[{ label: 'Laporan', href: screens.creatorReport() }]} />} />
      {!data && error && (
        <ErrorState title="Gagal memuat ringkasan" onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <SummarySkeleton />}
      {data && (
        <>
          <FilterBar label="Periode laporan">
            <PeriodFilter search={search} onChange={(change) => go(participantSearch.href(search, change))} />
          </FilterBar>
          <ClassSummary summary={data} search={search} />
        </>
      )}
      {!isBundle && (
        <>
          <LessonFunnel search={search} />
          <QuizReports search={search} />
        </>
      )}
      <section aria-labelledby="participants">
        <div className="report-page-participants">
          <h2 id="participants">{isBundle ? 'Pembeli' : 'Peserta'}</h2>
          {isMember && search.type === 'program' && (
            <Button variant="outline" onClick={() => setGiving(true)}>
              <UserPlus />
              Daftarkan peserta
            </Button>
          )}
        </div>
        {isGiving && <GiftDialog program={search.id} onClose={() => setGiving(false)} />}
        <ParticipantList search={search} />
      </section>
    </div>
  );
}
