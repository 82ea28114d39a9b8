import { Suspense } from 'react';
import { lazySection } from '@sinau/shell';
import { useLearning } from '../../shared/learning-port.ts';
import type { OwnClass } from '../../shared/own-class.ts';
import type { RecordedLesson } from './saved-lesson.ts';

const SaveLesson = lazySection(async () => (await import('./save-lesson.tsx')).SaveLesson);

interface SaveLessonSectionProps {
  lesson: RecordedLesson;
  program: OwnClass;
  watermark: string | null;
}

/** Saving a recording on this device, in a class that consists of lessons; a preview saves nothing. */
export function SaveLessonSection({ lesson, program, watermark }: SaveLessonSectionProps) {
  const { storage } = useLearning();
  if (storage !== localStorage || program.type === 'webinar') return null;
  return (
    <Suspense>
      <SaveLesson lesson={lesson} program={program} watermark={watermark} />
    </Suspense>
  );
}
