import { LessonCompletion } from '../../features/class-access/lesson-completion.tsx';
import { LessonHead } from '../../features/class-access/lesson-head.tsx';
import { LessonLoader } from '../../features/class-access/lesson-loader.tsx';
import { LessonPage } from '../../features/class-access/lesson-page.tsx';
import { MissingNotice } from '../../features/class-access/missing-notice.tsx';
import { PdfLesson } from './pdf-lesson.tsx';

/** Verb for what a participant does with it. */
const studying = 'membaca';

export function PdfPage() {
  return (
    <LessonLoader type="pdf">
      {(lesson) => (
        <LessonPage>
          <LessonHead lesson={lesson} />
          <MissingNotice lesson={lesson} studying={studying} />
          <PdfLesson lesson={lesson} />
          <LessonCompletion lesson={lesson} studying={studying} />
        </LessonPage>
      )}
    </LessonLoader>
  );
}
