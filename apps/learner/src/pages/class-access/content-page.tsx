import { Navigate } from 'react-router-dom';
import { resumeAt } from '@sinau/classroom';
import { PageTitle } from '@sinau/shell';
import { EmptyState, illustrations } from '@sinau/ui';
import { useClassAccess } from '../../features/class-access/class-access-context.ts';
import { LessonPage } from '../../features/class-access/lesson-page.tsx';
import { lessonHref } from '../../features/class-access/place.ts';

/** The entrance of a class: on to the lesson where its learner stands. */
export function ContentPage() {
  const { program } = useClassAccess();
  const lesson = resumeAt(program.sections);
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
