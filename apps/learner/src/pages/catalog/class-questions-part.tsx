import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '@sinau/shell';
import { Skeleton } from '@sinau/ui';
import type { ClassQuestions as Part } from '../../features/discussion/class-questions.tsx';

const ClassQuestions = lazyPart(async () => (await import('./offer-rest.tsx')).ClassQuestions);

/** With code of its own, since it stands far below the first screen. */
export const ClassQuestionsPart = (props: ComponentProps<typeof Part>) => (
  <Suspense fallback={<Skeleton height={120} />}>
    <ClassQuestions {...props} />
  </Suspense>
);
