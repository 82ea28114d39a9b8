import { Suspense } from 'react';
import { screens } from '@sinau/contracts/screens';
import { lazySection, useProfile } from '@sinau/shell';
import { Button } from '@sinau/ui';
import { useThisWeek } from '../../features/calendar/this-week.data.ts';
import { ThisWeek } from '../../features/calendar/this-week.tsx';
import { useStudyWeek } from '../../features/goal/goal.data.ts';
import { GoalCard } from '../../features/goal/goal-card.tsx';
import { useLatestClass, useResumption } from '../../features/learning/my-class.data.ts';
import { ResumeCard } from '../../features/learning/resume-card.tsx';
import { OwnHomeSection } from './own-home-section.tsx';
import { OwnHomeSkeleton, OwnHomeRestSkeleton } from './own-home-skeleton.tsx';
import './own-home.css';

const OwnHomeRest = lazySection(async () => (await import('./own-home-rest.tsx')).OwnHomeRest);

/**
 * Home of a signed-in user: what to go on with and what is due, then what fits what they study, then the catalog. The
 * first screen comes at once, so that nothing on it moves.
 */
export function OwnHome() {
  const latest = useLatestClass();
  const isPending = [latest, useResumption(), useStudyWeek(), useThisWeek()].some((query) => query.isPending);
  const [firstName] = (useProfile()?.fullname ?? '').split(' ');
  if (isPending) return <OwnHomeSkeleton />;
  const studied = latest.data?.list[0];
  return (
    <>
      <div className="wrap own-home">
        <h1 className="own-home-hello">Halo, {firstName}!</h1>
        <div className="own-home-first">
          <ResumeCard nothing={<Begin />} />
          <GoalCard />
        </div>
        {studied && (
          <OwnHomeSection
            id="minggu-ini"
            title="7 hari ke depan"
            more={{ href: screens.calendar(), label: 'Buka kalender' }}
          >
            <ThisWeek />
          </OwnHomeSection>
        )}
      </div>
      <Suspense fallback={<OwnHomeRestSkeleton />}>
        <OwnHomeRest studied={studied} />
      </Suspense>
    </>
  );
}

/** Stands where the card would be, equally high. */
const Begin = () => (
  <section className="own-home-begin" aria-labelledby="mulai">
    <div>
      <h2 id="mulai">Mau belajar apa hari ini?</h2>
      <p className="muted sm">Tidak ada kelas yang sedang berjalan. Pilih satu, lalu lanjutkan kapan saja dari sini.</p>
    </div>
    <Button href={screens.catalog()}>Cari kelas</Button>
  </section>
);
