import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { ApiError, isRefusal, learning } from '@sinau/api-client';
import { lessonPositionOf } from '@sinau/classroom';
import type { ParticipantLesson, ParticipantLessonOf } from '@sinau/contracts/study/learning/learning.schemas';
import { NotFoundPage, useSearch } from '@sinau/shell';
import { ErrorState } from '@sinau/ui';
import { useLearning } from '../../shared/learning-port.ts';
import { readLessonAddress } from '../../shared/lesson-address.ts';
import { useClassAccess } from './class-access-context.ts';
import { useLesson, useStartOnOpen } from './class-access.data.ts';
import { LessonPage } from './lesson-page.tsx';
import { LessonSkeleton } from './lesson-skeleton.tsx';
import { LockedLesson } from './locked-lesson.tsx';

interface LessonLoaderProps<T extends ParticipantLesson['type']> {
  /** The lesson type of this page. A lesson of another type redirects to its own page. */
  type: T;
  /** Skeleton above the text, such as that of a video. */
  above?: ReactNode;
  /** Renders the loaded lesson. Each lesson gets a new tree. */
  children: (lesson: ParticipantLessonOf<T>) => ReactNode;
}

/** Loads the lesson in the address, or shows why it is not available. */
export function LessonLoader<T extends ParticipantLesson['type']>({ children, ...page }: LessonLoaderProps<T>) {
  const { name, kind, lessonId } = useSearch(readLessonAddress);
  const { classHref } = useLearning();
  if (!lessonId) return <Navigate to={classHref(name, kind)} replace />;
  return (
    <LoadedLesson key={lessonId} lessonId={lessonId} {...page}>
      {children}
    </LoadedLesson>
  );
}

function LoadedLesson<T extends ParticipantLesson['type']>({
  lessonId,
  type,
  above,
  children,
}: LessonLoaderProps<T> & { lessonId: string }) {
  const { data: lesson, error, refetch, isFetching } = useLesson(lessonId);
  useStartOnOpen(lessonId, lesson);
  if (lesson && isOfType(lesson, type)) return children(lesson);
  if (lesson) return <OwnPage lesson={lesson} />;
  if (error) {
    return (
      <LessonPage>
        <LessonProblem error={error} onRetry={() => void refetch()} retrying={isFetching} />
      </LessonPage>
    );
  }
  return (
    <>
      {above}
      <LessonPage>
        <LessonSkeleton />
      </LessonPage>
    </>
  );
}

function OwnPage({ lesson }: { lesson: ParticipantLesson }) {
  const { program } = useClassAccess();
  const { lessonHref } = useLearning();
  const place = lessonPositionOf(program.sections, lesson.id);
  return place ? <Navigate to={lessonHref(program, place.lesson)} replace /> : <NotFoundPage />;
}

function LessonProblem({ error, onRetry, retrying }: { error: Error; onRetry: () => void; retrying: boolean }) {
  const { program } = useClassAccess();
  if (isRefusal(error, learning.lesson, 'lesson_locked'))
    return <LockedLesson program={program} reason={error.message} />;
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  return <ErrorState title="Gagal memuat materi" onRetry={onRetry} retrying={retrying} />;
}

const isOfType = <T extends ParticipantLesson['type']>(
  lesson: ParticipantLesson,
  type: T,
): lesson is ParticipantLessonOf<T> => lesson.type === type;
