import { ApiError } from '@sinau/api-client';
import { screens } from '@sinau/contracts/screens';
import { ClassFrame, NotFoundPage } from '@sinau/shell';
import { ErrorState } from '@sinau/ui';
import { LessonPage } from './lesson-page.tsx';
import { LessonSkeleton } from './lesson-skeleton.tsx';

export const backToClasses = { href: screens.myClass(), label: 'Kembali ke Kelas Saya' };

interface ClassStateProps {
  error: Error | null;
  onRetry: () => void;
  retrying: boolean;
}

/** Layout of a class while it loads, or after loading failed. */
export function ClassState({ error, onRetry, retrying }: ClassStateProps) {
  if (error instanceof ApiError && error.status === 404) {
    return (
      <ClassFrame title="Kelas tidak ditemukan" back={backToClasses}>
        <NotFoundPage />
      </ClassFrame>
    );
  }
  return (
    <ClassFrame title={error ? 'Kelas' : 'Memuat kelas …'} back={backToClasses}>
      <LessonPage>{error ? <ErrorState onRetry={onRetry} retrying={retrying} /> : <LessonSkeleton />}</LessonPage>
    </ClassFrame>
  );
}
