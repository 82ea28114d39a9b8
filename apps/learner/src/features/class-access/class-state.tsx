import { ApiError } from '@sinau/api-client';
import { screens } from '@sinau/contracts/screens';
import { ClassFrame, NotFoundPage } from '@sinau/shell';
import { ErrorState } from '@sinau/ui';
import { LessonPage } from './lesson-page.tsx';
import { LessonPlace } from './lesson-place.tsx';

export const backToClasses = { href: screens.myClass(), label: 'Kembali ke Kelas Saya' };

interface ClassStateProps {
  error: Error | null;
  onRetry: () => void;
  retrying: boolean;
}

/** The frame of a class that is on its way, or did not come. */
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
      <LessonPage>{error ? <ErrorState onRetry={onRetry} retrying={retrying} /> : <LessonPlace />}</LessonPage>
    </ClassFrame>
  );
}
