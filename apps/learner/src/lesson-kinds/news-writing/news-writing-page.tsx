import { Suspense } from 'react';
import { NewsBrief } from '@sinau/classroom';
import type { ParticipantLessonOf } from '@sinau/contracts/study/learning/learning.schemas';
import { lazySection } from '@sinau/shell';
import { useDecision } from '../../features/class-access/class-access.data.ts';
import { LessonHead } from '../../features/class-access/lesson-head.tsx';
import { LessonLoader } from '../../features/class-access/lesson-loader.tsx';
import { LessonPage } from '../../features/class-access/lesson-page.tsx';
import { NewsForm } from '../../features/submission/news/news-form.tsx';
import { SubmissionLesson } from '../../features/submission/submission-lesson.tsx';

/** Portfolio offer, for a passed work that may be added. */
const PortfolioOffer = lazySection(
  async () => (await import('../../features/portfolio/portfolio-offer.tsx')).PortfolioOffer,
);

/** Page of a news text ('Tugas Akhir'), written with the assistant and graded by a teacher. */
export const NewsWritingPage = () => (
  <LessonLoader type="news_writing">{(lesson) => <NewsWriting lesson={lesson} />}</LessonLoader>
);

function NewsWriting({ lesson }: { lesson: ParticipantLessonOf<'news_writing'> }) {
  const onStatus = useDecision(lesson.id);
  return (
    <LessonPage>
      <LessonHead lesson={lesson} />
      <SubmissionLesson
        lesson={lesson}
        brief={() => <NewsBrief content={lesson.content} />}
        form={(work) => <NewsForm lesson={lesson} {...work} />}
        {...(lesson.setting.saveToArchive && {
          offer: (id) => (
            <Suspense>
              <PortfolioOffer submissionId={id} />
            </Suspense>
          ),
        })}
        onStatus={onStatus}
      />
    </LessonPage>
  );
}
