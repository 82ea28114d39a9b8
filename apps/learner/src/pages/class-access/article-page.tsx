import { Navigate } from 'react-router-dom';
import { ApiError } from '@sinau/api-client';
import { ArticleViewer, placeOf } from '@sinau/classroom';
import type { ParticipantLessonOf } from '@sinau/contracts/learning/learning.schemas';
import { screens } from '@sinau/contracts/screens';
import { NotFoundPage, PageTitle, useSearch } from '@sinau/shell';
import { ErrorState } from '@sinau/ui';
import { useClassAccess } from '../../features/class-access/class-access-context.ts';
import { useLesson, useStartOnOpen } from '../../features/class-access/class-access.data.ts';
import { LessonCompletion, MissingNotice } from '../../features/class-access/lesson-completion.tsx';
import { LessonPage } from '../../features/class-access/lesson-page.tsx';
import { LessonPlace } from '../../features/class-access/lesson-place.tsx';
import { LockedLesson } from '../../features/class-access/locked-lesson.tsx';
import { readPlace } from '../../features/class-access/place.ts';

export function ArticlePage() {
  const { name, lessonId } = useSearch(readPlace);
  if (!lessonId) return <Navigate to={screens.classAccess(name)} replace />;
  return (
    <LessonPage>
      <Article key={lessonId} lessonId={lessonId} />
    </LessonPage>
  );
}

function Article({ lessonId }: { lessonId: string }) {
  const { program } = useClassAccess();
  const { data: lesson, error, refetch, isFetching } = useLesson(lessonId);
  useStartOnOpen(lessonId, lesson?.session);

  if (lesson?.type === 'article') return <OpenArticle lesson={lesson} />;
  if (lesson) return <NotFoundPage />;
  if (!error) return <LessonPlace />;
  if (error instanceof ApiError && error.code === 'lesson_locked') return <LockedLesson program={program} reason={error.message} />;
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  return <ErrorState title="Gagal memuat materi" onRetry={() => void refetch()} retrying={isFetching} />;
}

function OpenArticle({ lesson }: { lesson: ParticipantLessonOf<'article'> }) {
  const { program, celebrate } = useClassAccess();
  const place = placeOf(program.sections, lesson.id);
  return (
    <article>
      <PageTitle>{lesson.title}</PageTitle>
      {place && (
        <p className="muted sm">
          {place.section.title} · Materi {place.lessonIndex + 1} dari {place.section.lessons.length}
        </p>
      )}
      <h2 className="lesson-page-title">{lesson.title}</h2>
      <MissingNotice status={lesson.session.status} />
      <ArticleViewer html={lesson.content.html} showProgress={lesson.setting.progressBar} />
      <LessonCompletion
        lesson={lesson}
        isClassDone={program.participant?.progress === 100}
        onCompleted={(progress) => progress === 100 && celebrate()}
      />
    </article>
  );
}
