import { Suspense } from 'react';
import { AssignmentBrief } from '@sinau/classroom';
import { lazySection } from '@sinau/shell';
import { Button } from '@sinau/ui';
import { List } from '@sinau/ui/icons';
import type { ParticipantLessonOf } from '@sinau/contracts/study/learning/learning.schemas';
import { useClassAccess } from '../../features/class-access/class-access-context.ts';
import { useDecision } from '../../features/class-access/class-access.data.ts';
import { LessonHead } from '../../features/class-access/lesson-head.tsx';
import { LessonLoader } from '../../features/class-access/lesson-loader.tsx';
import { LessonPage } from '../../features/class-access/lesson-page.tsx';
import { NextLink } from '../../features/class-access/next-link.tsx';
import { DraftForm } from '../../features/submission/draft-form.tsx';
import { SubmissionLesson } from '../../features/submission/submission-lesson.tsx';

/** Portfolio offer, for a passed work that may be added. */
const PortfolioOffer = lazySection(
  async () => (await import('../../features/portfolio/portfolio-offer.tsx')).PortfolioOffer,
);

/** Assignments have no bottom bar (specification section 4), so the links to the outline and the next lesson are in the page. */
export const AssignmentPage = () => (
  <LessonLoader type="assignment">{(lesson) => <Assignment lesson={lesson} />}</LessonLoader>
);

function Assignment({ lesson }: { lesson: ParticipantLessonOf<'assignment'> }) {
  const { next, openOutline } = useClassAccess();
  const onStatus = useDecision(lesson.id);
  return (
    <LessonPage>
      <LessonHead lesson={lesson} />
      <SubmissionLesson
        lesson={lesson}
        brief={({ isWritable, versions, dueAt, attemptsLeft }) => (
          <AssignmentBrief
            lesson={lesson}
            dueAt={isWritable || versions.length === 0 ? dueAt : null}
            attemptsLeft={attemptsLeft}
          />
        )}
        form={(work) => <DraftForm lesson={lesson} {...work} />}
        {...(lesson.setting.saveToArchive && {
          offer: (id) => (
            <Suspense>
              <PortfolioOffer submissionId={id} />
            </Suspense>
          ),
        })}
        onwards={<NextLink next={next} isDone={lesson.session.status === 'passed'} />}
        onStatus={onStatus}
      />
      {openOutline && (
        <p className="lesson-page-outline">
          <Button variant="text" onClick={openOutline}>
            <List />
            Lihat isi kelas
          </Button>
        </p>
      )}
    </LessonPage>
  );
}
