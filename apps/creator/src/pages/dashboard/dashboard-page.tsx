import { useState } from 'react';
import { screens } from '@sinau/contracts/screens';
import { date } from '@sinau/format';
import { startOf } from '@sinau/format/calendar';
import { PageTitle, QueryStates, usePrefetchOnIdle, useProfile } from '@sinau/shell';
import { Card, Skeleton } from '@sinau/ui';
import { BalanceCard } from '../../features/dashboard/balance-card.tsx';
import { useClassCount, useLearning, useRevenue } from '../../features/dashboard/dashboard.data.ts';
import { FirstSteps } from '../../features/dashboard/first-steps.tsx';
import { greeting } from '../../features/dashboard/greeting.ts';
import { Kpis } from '../../features/dashboard/kpis.tsx';
import { NextSteps } from '../../features/dashboard/next-steps.tsx';
import { TaughtClasses } from '../../features/dashboard/taught-classes.tsx';
import { TopClasses } from '../../features/dashboard/top-classes.tsx';
import { MitraStatusNotice } from '../../features/mitra/mitra-status-notice.tsx';
import { ProgressDoughnut } from '../../features/report/progress-doughnut.tsx';
import { RevenueChart } from '../../features/sales/revenue-chart.tsx';
import { FiguresSkeleton } from '../../shared/figures/figures.tsx';
import { useIsMember } from '../../shared/scopes.ts';
import './dashboard-page.css';

/** Where a partner starts: the last 30 days, and what waits to be done. */
export function DashboardPage() {
  const [hello] = useState(() => greeting(new Date()));
  const firstName = useProfile()?.fullname.split(' ')[0] ?? '';
  const isMember = useIsMember();
  usePrefetchOnIdle(screens.creatorCatalog());
  return (
    <div className="dashboard-page">
      <PageTitle>Dashboard</PageTitle>
      <div>
        <h1>
          {hello}, {firstName}
        </h1>
        <p className="muted">Begini kabar kelasmu hari ini.</p>
      </div>
      {isMember ? <MemberDashboard /> : <TaughtClasses />}
    </div>
  );
}

function MemberDashboard() {
  const everPublished = useLearning().data?.totalClass;
  return (
    <>
      <MitraStatusNotice />
      <QueryStates query={useClassCount()} noun="dashboard" skeleton={<DashboardSkeleton />}>
        {({ total }) => (total === 0 && everPublished === 0 ? <FirstSteps /> : <Overview />)}
      </QueryStates>
    </>
  );
}

function Overview() {
  return (
    <>
      <Kpis />
      <div className="dashboard-pair">
        <Revenue />
        <div className="dashboard-column">
          <BalanceCard />
          <NextSteps />
        </div>
      </div>
      <div className="dashboard-pair">
        <TopClasses />
        <Learning />
      </div>
    </>
  );
}

function Revenue() {
  const query = useRevenue();
  return (
    <Card as="section" padded aria-labelledby="revenue">
      <div className="dashboard-head">
        <h2 id="revenue">Pendapatan harian</h2>
        {query.data && (
          <p className="muted sm num">
            {dayWords(query.data.from)} – {dayWords(query.data.to)}, dibanding 30 hari sebelumnya
          </p>
        )}
      </div>
      <QueryStates query={query} noun="pendapatan" skeleton={<Skeleton height={320} />}>
        {({ series }) => <RevenueChart series={series} />}
      </QueryStates>
    </Card>
  );
}

function Learning() {
  return (
    <Card as="section" padded aria-labelledby="learning">
      <div className="dashboard-head">
        <h2 id="learning">Sampai mana mereka belajar</h2>
      </div>
      <QueryStates query={useLearning()} noun="progres peserta" skeleton={<Skeleton height={320} />}>
        {({ distribution, averageProgress }) => (
          <ProgressDoughnut counts={distribution} average={`${averageProgress}%`} />
        )}
      </QueryStates>
    </Card>
  );
}

const dayWords = (day: string) => date(startOf(day));

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
