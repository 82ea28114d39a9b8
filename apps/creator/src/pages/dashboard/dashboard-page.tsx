import { useState } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { DashboardSummary } from '@sinau/contracts/backoffice/report/sales.schemas';
import { screens } from '@sinau/contracts/screens';
import { PageTitle, QueryStates, useGo, usePrefetchOnIdle, useProfile, useSearch } from '@sinau/shell';
import { Card, Skeleton } from '@sinau/ui';
import { BalanceCard } from '../../features/dashboard/balance-card.tsx';
import { dashboardSearch } from '../../features/dashboard/dashboard-search.ts';
import { useClassCount, useDashboard, useLearning } from '../../features/dashboard/dashboard.data.ts';
import { FirstSteps } from '../../features/dashboard/first-steps.tsx';
import { greeting } from '../../features/dashboard/greeting.ts';
import { Kpis } from '../../features/dashboard/kpis.tsx';
import { NextSteps } from '../../features/dashboard/next-steps.tsx';
import { TaughtClasses } from '../../features/dashboard/taught-classes.tsx';
import { TopClasses } from '../../features/dashboard/top-classes.tsx';
import { TrendCard } from '../../features/dashboard/trend-card.tsx';
import { MitraStatusNotice } from '../../features/mitra/mitra-status-notice.tsx';
import { MitraStopNotice } from '../../features/suspension/mitra-stop-notice.tsx';
import { ProgressDoughnut } from '../../features/report/progress-doughnut.tsx';
import { SoldDoughnut } from '../../features/sales/sold-doughnut.tsx';
import { FiguresSkeleton } from '../../shared/figures/figures.tsx';
import { FilterBar } from '../../shared/list/filter-bar.tsx';
import { PeriodFilter } from '../../shared/period/period-filter.tsx';
import { useIsMember } from '../../shared/scopes.ts';
import { PageHead } from '../../shared/page-head.tsx';
import './dashboard-page.css';

/** Start page of a partner: the results of a period, and the open tasks. */
export function DashboardPage() {
  const [hello] = useState(() => greeting(new Date()));
  const firstName = useProfile()?.fullname.split(' ')[0] ?? '';
  const isMember = useIsMember();
  usePrefetchOnIdle(screens.creatorCatalog());
  return (
    <div className="dashboard-page">
      <PageTitle>Dashboard</PageTitle>
      <PageHead title={`${hello}, ${firstName}`}>Begini kabar kelasmu hari ini.</PageHead>
      {isMember ? <MemberDashboard /> : <TaughtClasses />}
    </div>
  );
}

function MemberDashboard() {
  const everPublished = useLearning().data?.totalClass;
  return (
    <>
      <MitraStatusNotice />
      <MitraStopNotice />
      <QueryStates query={useClassCount()} noun="dashboard" skeleton={<DashboardSkeleton />}>
        {({ total }) => (total === 0 && everPublished === 0 ? <FirstSteps /> : <Overview />)}
      </QueryStates>
    </>
  );
}

function Overview() {
  const search = useSearch(dashboardSearch.read);
  const go = useGo();
  const summary = useDashboard(search);
  return (
    <>
      <FilterBar label="Periode dashboard">
        <PeriodFilter search={search} onChange={(change) => go(dashboardSearch.href(search, change))} />
      </FilterBar>
      <QueryStates query={summary} noun="angka dashboard" skeleton={<FiguresSkeleton count={5} />}>
        {(data) => <Kpis {...data} />}
      </QueryStates>
      <div className="dashboard-pair">
        {/* A failure to load is shown above. */}
        {summary.data ? <TrendCard summary={summary.data} search={search} /> : <Awaited of={summary} height={480} />}
        <div className="dashboard-column">
          <BalanceCard />
          <NextSteps />
        </div>
      </div>
      <div className="dashboard-halves">
        <Sold summary={summary} />
        <Learning />
      </div>
      <TopClasses />
    </>
  );
}

const Awaited = ({ of, height }: { of: UseQueryResult; height: number }) =>
  of.isError ? null : <Skeleton height={height} />;

function Sold({ summary }: { summary: UseQueryResult<DashboardSummary> }) {
  if (!summary.data) return <Awaited of={summary} height={320} />;
  return (
    <Card as="section" padded aria-labelledby="sold">
      <div className="dashboard-head">
        <h2 id="sold">Pendapatan menurut kelas</h2>
      </div>
      <SoldDoughnut {...summary.data} />
    </Card>
  );
}

function Learning() {
  return (
    <Card as="section" padded aria-labelledby="learning">
      <div className="dashboard-head">
        <h2 id="learning">Sampai mana mereka belajar</h2>
        <p className="muted sm">Semua peserta sejak awal</p>
      </div>
      <QueryStates query={useLearning()} noun="progres peserta" skeleton={<Skeleton height={320} />}>
        {({ distribution, averageProgress }) => (
          <ProgressDoughnut counts={distribution} average={`${averageProgress}%`} />
        )}
      </QueryStates>
    </Card>
  );
}

function DashboardSkeleton() {
  return (
    <div className="dashboard-page">
      <FiguresSkeleton count={4} />
      <div className="dashboard-pair">
        <Skeleton height={420} />
        <Skeleton height={420} />
      </div>
    </div>
  );
}
