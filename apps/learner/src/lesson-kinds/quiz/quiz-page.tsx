import { PageTitle } from '@sinau/shell';
import { Button } from '@sinau/ui';
import { List } from '@sinau/ui/icons';
import { useClassAccess } from '../../features/class-access/class-access-context.ts';
import { LessonHead } from '../../features/class-access/lesson-head.tsx';
import { LessonLoader } from '../../features/class-access/lesson-loader.tsx';
import { LessonPage } from '../../features/class-access/lesson-page.tsx';
import { MissingNotice } from '../../features/class-access/missing-notice.tsx';
import { NextLink } from '../../features/class-access/next-link.tsx';
import { QuizLesson } from '../../features/quiz/quiz-lesson.tsx';

/** Quizzes have no bottom bar (specification section 4), so the links to the outline and the next lesson are in the page. */
export function QuizPage() {
  const { celebrate, next, openOutline } = useClassAccess();
  const outline = openOutline && (
    <Button variant="text" onClick={openOutline}>
      <List />
      Lihat isi kelas
    </Button>
  );
  return (
    <LessonLoader type="quiz">
      {(lesson) => (
        <>
          <PageTitle>{lesson.title}</PageTitle>
          <QuizLesson
            lesson={lesson}
            frame={(content) => (
              <LessonPage>
                <LessonHead lesson={lesson} />
                <MissingNotice lesson={lesson} studying="mengerjakan" />
                {content}
                {outline && <p className="lesson-page-outline">{outline}</p>}
              </LessonPage>
            )}
            onwards={<NextLink next={next} isDone={lesson.session.status === 'passed'} />}
            aside={outline}
            onPassed={(progress) => progress === 100 && celebrate()}
          />
        </>
      )}
    </LessonLoader>
  );
}
