import { ArticleViewer } from '@sinau/classroom';
import { LessonCompletion } from '../../features/class-access/lesson-completion.tsx';
import { LessonHead } from '../../features/class-access/lesson-head.tsx';
import { LessonLoader } from '../../features/class-access/lesson-loader.tsx';
import { LessonPage } from '../../features/class-access/lesson-page.tsx';
import { MissingNotice } from '../../features/class-access/missing-notice.tsx';

/** Verb for what a participant does with it. */
const studying = 'membaca';

export function ArticlePage() {
  return (
    <LessonLoader type="article">
      {(lesson) => (
        <LessonPage>
          <article>
            <LessonHead lesson={lesson} />
            <MissingNotice lesson={lesson} studying={studying} />
            <ArticleViewer html={lesson.content.html} showProgress={lesson.setting.progressBar} />
            <LessonCompletion lesson={lesson} studying={studying} />
          </article>
        </LessonPage>
      )}
    </LessonLoader>
  );
}
