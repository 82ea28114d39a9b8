import { lazy, Suspense } from 'react';
import { loadChunk } from '@sinau/shell';
import { Skeleton } from '@sinau/ui';
import type { SessionTimesProps } from './session-time-fields.tsx';

const SessionTimeFields = lazy(async () => ({
  default: (await loadChunk(() => import('./session-time-fields.tsx'))).SessionTimeFields,
}));

/** When a session is. Its calendar loads when it is first needed: most lessons have none. */
export const SessionTimes = (props: SessionTimesProps) => (
  <Suspense fallback={<Skeleton height={98} />}>
    <SessionTimeFields {...props} />
  </Suspense>
);
