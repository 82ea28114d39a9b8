import { Suspense } from 'react';
import { lessonPositionOf } from '@sinau/classroom';
import { lazySection, useSearch } from '@sinau/shell';
import { useClassAccess } from '../features/class-access/class-access-context.ts';
import { LessonSkeleton } from '../features/class-access/lesson-skeleton.tsx';
import { readLessonAddress } from '../shared/lesson-address.ts';

const AssignmentPage = lazySection(async () => (await import('./assignment/assignment-page.tsx')).AssignmentPage);
const NewsWritingPage = lazySection(async () => (await import('./news-writing/news-writing-page.tsx')).NewsWritingPage);

/** Submission form of an assignment or a news writing, in a preview. */
export function TaskPage() {
  const { program } = useClassAccess();
  const { lessonId = '' } = useSearch(readLessonAddress);
  const type = lessonPositionOf(program.sections, lessonId)?.lesson.type;
  return (
    <Suspense fallback={<LessonSkeleton />}>
      {type === 'news_writing' ? <NewsWritingPage /> : <AssignmentPage />}
    </Suspense>
  );
}
