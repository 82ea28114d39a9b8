import { Suspense } from 'react';
import { lazySection, useProfile } from '@sinau/shell';
import type { ReportControlProps } from './report-control.tsx';

const ReportControl = lazySection(async () => (await import('./report-control.tsx')).ReportControl);

/** Lets signed-in users report something that others published; nobody else loads its code. */
export const ReportButton = (props: ReportControlProps) =>
  useProfile() && (
    <Suspense>
      <ReportControl {...props} />
    </Suspense>
  );
