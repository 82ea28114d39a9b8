import { Suspense } from 'react';
import { screens } from '@sinau/contracts/screens';
import { lazySection, useProfile } from '@sinau/shell';
import { Button } from '@sinau/ui';
import { Download } from '@sinau/ui/icons';
import { countSaved } from './saved-marks.ts';

const Synchronization = lazySection(async () => (await import('./synchronization.tsx')).Synchronization);

/** Leads to what is saved on this device, and sends what was played of it; nothing where nothing is saved. */
export function SavedLink() {
  const userId = useProfile()?.id;
  const count = userId ? countSaved(userId) : 0;
  if (count === 0) return null;
  return (
    <>
      <Button variant="soft" size="sm" href={screens.savedLessons()}>
        <Download />
        {count} materi tersimpan
      </Button>
      <Suspense>
        <Synchronization />
      </Suspense>
    </>
  );
}
