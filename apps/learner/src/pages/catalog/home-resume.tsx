import { Suspense } from 'react';
import { screens } from '@sinau/contracts/screens';
import { lazySection, useIsSignedIn } from '@sinau/shell';
import { Button } from '@sinau/ui';
import './home-resume.css';

const GoalCard = lazySection(async () => (await import('../../features/goal/goal-card.tsx')).GoalCard);
const ResumeCard = lazySection(async () => (await import('../../features/learning/resume-card.tsx')).ResumeCard);

/** First section for a signed-in user. Its space is reserved before that is known (`data-returning`, 0153). */
export function HomeResume() {
  const isSignedIn = useIsSignedIn();
  return (
    <div className="home-resume">
      {isSignedIn && (
        <div className="wrap">
          <Suspense fallback={null}>
            <ResumeCard nothing={<Begin />} />
            <GoalCard />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** Placeholder with the same height as the card. */
const Begin = () => (
  <section className="home-begin" aria-labelledby="mulai">
    <div>
      <h2 id="mulai">Mau belajar apa hari ini?</h2>
      <p className="muted sm">Tidak ada kelas yang sedang berjalan. Pilih satu, lalu lanjutkan kapan saja dari sini.</p>
    </div>
    <Button href={screens.catalog()}>Cari kelas</Button>
  </section>
);
