import { LessonCompletion } from '../../features/class-access/lesson-completion.tsx';
import { LessonHead } from '../../features/class-access/lesson-head.tsx';
import { LessonLoader } from '../../features/class-access/lesson-loader.tsx';
import { LessonPage } from '../../features/class-access/lesson-page.tsx';
import { MissingNotice } from '../../features/class-access/missing-notice.tsx';
import { PdfLesson } from '../../features/class-access/pdf-lesson.tsx';

export function PdfPage() {
  return (
    <LessonLoader type="pdf">
      {(lesson) => (
        <LessonPage>
          <LessonHead lesson={lesson} />
          <MissingNotice lesson={lesson} />
          <PdfLesson lesson={lesson} />
          <LessonCompletion lesson={lesson} />
        </LessonPage>
      )}
    </LessonLoader>
  );
}
