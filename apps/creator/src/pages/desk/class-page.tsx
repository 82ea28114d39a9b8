import { useParams } from 'react-router-dom';
import type { ReviewComment } from '@sinau/contracts/authoring/comment/comment.schemas';
import type { ReviewedClassDetail } from '@sinau/contracts/backoffice/operator/operator.schemas';
import type { LessonType } from '@sinau/contracts/study/lesson/lesson.rules';
import { screens } from '@sinau/contracts/screens';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { NotFoundPage, QueryStates, useSearch } from '@sinau/shell';
import { Card, Skeleton } from '@sinau/ui';
import { ClassChangesCard } from '../../features/class-inspection/class-changes-card.tsx';
import { ClassComments } from '../../features/class-inspection/class-comments.tsx';
import { ClassFacts } from '../../features/class-inspection/class-facts.tsx';
import { ClassHistory } from '../../features/class-inspection/class-history.tsx';
import { ClassOutline } from '../../features/class-inspection/class-outline.tsx';
import { InspectionFrame } from '../../features/class-inspection/inspection-frame.tsx';
import {
  useClassComments,
  useClassReview,
  useInspectedClass,
} from '../../features/class-inspection/inspection.data.ts';
import { LessonReader } from '../../features/class-inspection/lesson-reader.tsx';
import { NewsWritingSwitch } from '../../features/class-inspection/news-writing-switch.tsx';
import { lessonPreviewHref } from '../../shared/preview-href.ts';
import { PriceHistory } from '../../shared/price/price-history.tsx';
import { UnfinishedQuestions } from '../../shared/unfinished-questions.tsx';

const readLesson = (query: URLSearchParams) => query.get('lesson') ?? '';

/** A class in its working version, for the operator who decides on it. */
export function ClassPage() {
  const { id = '' } = useParams();
  const query = useInspectedClass(id);
  const comments = useClassComments(id).data?.list ?? [];
  return (
    <QueryStates
      query={query}
      missing={<NotFoundPage />}
      noun="kelas"
      skeleton={<Skeleton height={480} />}
      headingLevel={1}
    >
      {(inspected) => <Inspection inspected={inspected} comments={comments} />}
    </QueryStates>
  );
}

interface InspectionProps {
  inspected: ReviewedClassDetail;
  comments: readonly ReviewComment[];
}

function Inspection({ inspected, comments }: InspectionProps) {
  const review = useClassReview(inspected.id);
  const lessonId = useSearch(readLesson);
  const lesson = inspected.sections.flatMap(({ lessons }) => lessons).find(({ id }) => id === lessonId);
  const queue = { label: 'Tinjauan kelas', href: operatorScreens.operatorClasses() };
  const home = { label: inspected.title, href: operatorScreens.operatorClass(inspected.slug) };
  return (
    <InspectionFrame
      inspected={inspected}
      noun="kelas"
      review={review}
      unsent={comments.filter(({ sentAt }) => !sentAt).length}
      trail={lesson ? [queue, home] : [queue]}
      part={lesson?.title}
      previewHref={previewHrefOf(inspected, lesson)}
      notices={!lesson && <UnfinishedQuestions sections={inspected.sections} />}
      main={
        <>
          {lesson ? (
            <Card padded>
              <LessonReader key={lesson.id} classId={inspected.id} lessonId={lesson.id} />
            </Card>
          ) : (
            <>
              <ClassChangesCard inspected={inspected} />
              <ClassFacts inspected={inspected} />
            </>
          )}
          <ClassComments
            key={lesson?.id ?? 'class'}
            inspected={inspected}
            comments={comments}
            lessonId={lesson?.id ?? null}
          />
        </>
      }
      side={
        <>
          <Card padded>
            <h2>Materi</h2>
            <ClassOutline inspected={inspected} comments={comments} lessonId={lessonId} />
          </Card>
          {!lesson && (
            <>
              <NewsWritingSwitch inspected={inspected} />
              <ClassHistory history={inspected.history} />
              <PriceHistory kind="operator" classId={inspected.id} />
            </>
          )}
        </>
      }
    />
  );
}

const previewHrefOf = (inspected: ReviewedClassDetail, lesson: { id: string; type: LessonType } | undefined) => {
  if (lesson) return lessonPreviewHref(inspected, lesson);
  return inspected.type === 'webinar' ? screens.previewWebinar(inspected.slug) : screens.previewClass(inspected.slug);
};
