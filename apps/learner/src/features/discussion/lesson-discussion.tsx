import { DiscussionPanel } from '@sinau/classroom';
import { EmptyState, illustrations } from '@sinau/ui';
import { useDiscussionHandlers, useQuestions } from './discussion.data.ts';

/** The tab 'Diskusi' of an open lesson. Without an open lesson it says that one is needed. */
export function useLessonDiscussion(lessonId: string | undefined) {
  const query = useQuestions(lessonId);
  return {
    count: query.total,
    panel: lessonId ? <LessonDiscussion key={lessonId} lessonId={lessonId} query={query} /> : <NoLesson />,
  };
}

interface LessonDiscussionProps {
  lessonId: string;
  query: ReturnType<typeof useQuestions>;
}

function LessonDiscussion({ lessonId, query }: LessonDiscussionProps) {
  const handlers = useDiscussionHandlers(lessonId);
  const { questions, isError, isRefetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  return (
    <DiscussionPanel
      questions={questions}
      failure={isError ? { onRetry: () => void refetch(), retrying: isRefetching } : null}
      more={hasNextPage ? { onMore: () => void fetchNextPage(), loading: isFetchingNextPage } : null}
      handlers={handlers}
    />
  );
}

function NoLesson() {
  return (
    <EmptyState title="Diskusi ada di setiap materi" illustration={illustrations.emptyNotes} headingLevel={3}>
      Buka satu materi untuk bertanya dan membaca diskusinya.
    </EmptyState>
  );
}
