import { Navigate } from 'react-router-dom';
import { lessonToResume } from '@sinau/classroom';
import { PageTitle, useSearch } from '@sinau/shell';
import { EmptyState, illustrations } from '@sinau/ui';
import { useClassAccess } from '../../features/class-access/class-access-context.ts';
import { LessonPage } from '../../features/class-access/lesson-page.tsx';
import { useLearning } from '../../shared/learning-port.ts';

const readResume = (query: URLSearchParams) => query.get('resume') === 'true';

/** Redirects to the first lesson, or with `resume=true` to the lesson where the learner stopped. */
export function ContentPage() {
  const { program } = useClassAccess();
  const { lessonHref } = useLearning();
  const isResuming = useSearch(readResume);
  const lesson = isResuming ? lessonToResume(program.sections) : program.sections.flatMap(({ lessons }) => lessons)[0];
  if (lesson) return <Navigate to={lessonHref(program, lesson)} replace />;
  return (
    <LessonPage>
      <PageTitle>{program.title}</PageTitle>
      <EmptyState title="Kelas ini belum punya materi" illustration={illustrations.emptyNotes}>
        Materinya akan muncul di sini begitu mitra menambahkannya.
      </EmptyState>
    </LessonPage>
  );
}
