import { lessonPositionOf } from '@sinau/classroom';
import { useSearch } from '@sinau/shell';
import { useClassAccess } from '../../features/class-access/class-access-context.ts';
import { readLessonAddress } from '../../shared/lesson-address.ts';
import { AssignmentPage } from './assignment-page.tsx';
import { NewsWritingPage } from './news-writing-page.tsx';

/** The form in which an assignment or a news writing is handed in, in a preview. */
export function TaskPage() {
  const { program } = useClassAccess();
  const { lessonId = '' } = useSearch(readLessonAddress);
  const type = lessonPositionOf(program.sections, lessonId)?.lesson.type;
  return type === 'news_writing' ? <NewsWritingPage /> : <AssignmentPage />;
}
