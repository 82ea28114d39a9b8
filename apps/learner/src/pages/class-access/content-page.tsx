import { Navigate } from 'react-router-dom';
import { lessonToResume } from '@sinau/classroom';
import { PageTitle, useSearch } from '@sinau/shell';
import { EmptyState, illustrations } from '@sinau/ui';
import { useClassAccess } from '../../features/class-access/class-access-context.ts';
import { LessonPage } from '../../features/class-access/lesson-page.tsx';
import type { OwnClass } from '../../shared/own-class.ts';
import { useLearning } from '../../shared/learning-port.ts';

const readResume = (query: URLSearchParams) => query.get('resume') === 'true';

/** Redirects to the first lesson, or with `resume=true` to the lesson where the participant stopped. */
export function ContentPage() {
  const { program } = useClassAccess();
  const { lessonHref } = useLearning();
  const isResuming = useSearch(readResume);
  const lessons = program.sections.flatMap((section) => section.lessons);
  const upcoming = lessons.find(({ id }) => id === nextSession(program));
  const lesson = isResuming ? (upcoming ?? lessonToResume(program.sections)) : lessons[0];
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

/** Returns the lesson of a webinar's session that is in progress or next. */
const nextSession = (program: OwnClass) =>
  program.type === 'webinar'
    ? program.sessions.find(({ endsAt, cancelledAt }) => !cancelledAt && Date.parse(endsAt) > Date.now())?.lesson?.id
    : undefined;
