import { useState } from 'react';
import { screens } from '@sinau/contracts/screens';
import { PageTitle, usePrefetchOnIdle, useProfile } from '@sinau/shell';
import { ErrorState, Loading, Skeleton } from '@sinau/ui';
import { useAllMyPrograms } from '../../features/dashboard/dashboard.data.ts';
import { greeting } from '../../features/dashboard/greeting.ts';
import { Kpis } from '../../features/dashboard/kpis.tsx';
import { NextSteps } from '../../features/dashboard/next-steps.tsx';
import { summarise } from '../../features/dashboard/summary.ts';
import { TopPrograms } from '../../features/dashboard/top-programs.tsx';
import { StandingNotice } from '../../features/mitra/standing-notice.tsx';
import { FiguresPlace } from '../../shared/figures/figures.tsx';
import './dashboard-page.css';

/** Where a partner starts. */
export function DashboardPage() {
  const [hello] = useState(() => greeting(new Date()));
  const firstName = useProfile()?.fullname.split(' ')[0] ?? '';
  const { data, isError, refetch, isFetching } = useAllMyPrograms();
  usePrefetchOnIdle(screens.creatorCatalog());
  const summary = data && summarise(data.list);
  return (
    <div className="dashboard-page">
      <PageTitle>Dashboard</PageTitle>
      <div>
        <h1>
          {hello}, {firstName}
        </h1>
        <p className="muted">Ini keadaan kelas-kelasmu sekarang.</p>
      </div>
      <StandingNotice />
      {isError && !summary && (
        <ErrorState title="Gagal memuat dashboard" onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!isError && !summary && <DashboardPlace />}
      {summary && (
        <>
          <Kpis {...summary} />
          <div className="dashboard-pair">
            <TopPrograms programs={summary.top} />
            <NextSteps steps={summary.steps} />
          </div>
        </>
      )}
    </div>
  );
}

function DashboardPlace() {
  return (
    <Loading label="Memuat dashboard">
      <div className="dashboard-page">
        <FiguresPlace count={4} />
        <div className="dashboard-pair">
          <Skeleton height={320} />
          <Skeleton height={240} />
        </div>
      </div>
    </Loading>
  );
}
