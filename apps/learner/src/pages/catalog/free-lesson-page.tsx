import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ApiError, learning } from '@sinau/api-client';
import type { FreeLesson } from '@sinau/contracts/study/learning/learning.schemas';
import { screens } from '@sinau/contracts/screens';
import { NotFoundPage, PageTitle } from '@sinau/shell';
import { Badge, Button, ErrorState, Link } from '@sinau/ui';
import { ArrowLeft } from '@sinau/ui/icons';
import { LessonPage } from '../../features/class-access/lesson-page.tsx';
import { LessonSkeleton } from '../../features/class-access/lesson-skeleton.tsx';
import { FreeContent } from '../../features/program/free-content.tsx';
import './free-lesson-page.css';

/** Lesson that is open to everyone before buying. */
export function FreeLessonPage() {
  const { slug = '', lessonId = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(learning.freeLesson.query({ params: { id: slug, lessonId } }));
  const renew = async () => (await refetch()).data ?? null;
  if (data) return <Opened key={data.id} lesson={data} renew={renew} />;
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  return (
    <LessonPage>
      {error ? (
        <ErrorState title="Gagal memuat materi" headingLevel={1} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <LessonSkeleton />
      )}
    </LessonPage>
  );
}

function Opened({ lesson, renew }: { lesson: FreeLesson; renew: () => Promise<FreeLesson | null> }) {
  const href = screens.classPage(lesson.class.slug);
  return (
    <LessonPage>
      <PageTitle>{lesson.title}</PageTitle>
      <article className="free-lesson">
        <Link className="free-lesson-back" href={href}>
          <ArrowLeft />
          {lesson.class.title}
        </Link>
        <Badge tone="success">Pratinjau gratis</Badge>
        <h1>{lesson.title}</h1>
        <FreeContent lesson={lesson} renew={renew} />
        <div className="free-lesson-more">
          <div className="grow">
            <b>Cocok buatmu?</b>
            <p className="muted sm">Materi lainnya terbuka begitu kamu ikut kelas ini.</p>
          </div>
          <Button href={href}>Lihat kelasnya</Button>
        </div>
      </article>
    </LessonPage>
  );
}
