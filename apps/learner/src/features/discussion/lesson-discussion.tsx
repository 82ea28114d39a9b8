import { DiscussionPanel, type Playhead } from '@sinau/classroom';
import { useProfile } from '@sinau/shell';
import { EmptyState, illustrations } from '@sinau/ui';
import { useLearning } from '../../shared/learning-port.ts';
import { reportEntry } from './report-entry.tsx';
import { useDiscussionHandlers, useQuestions } from './discussion.data.ts';

/** Provides the tab 'Diskusi' of an open lesson. Without an open lesson it says that one is needed. */
export function useLessonDiscussion(lessonId: string | undefined, player: Player) {
  const query = useQuestions(lessonId);
  return {
    count: query.total,
    panel: lessonId ? <LessonDiscussion key={lessonId} lessonId={lessonId} query={query} {...player} /> : <NoLesson />,
  };
}

interface Player {
  playhead: Playhead;
  /** Called when the recording is played from the second of a question. */
  onSeek: () => void;
}

interface LessonDiscussionProps extends Player {
  lessonId: string;
  query: ReturnType<typeof useQuestions>;
}

function LessonDiscussion({ lessonId, query, ...player }: LessonDiscussionProps) {
  const profile = useProfile();
  const handlers = useDiscussionHandlers(lessonId);
  const { hasPeople } = useLearning();
  const { questions, isError, isRefetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  return (
    <DiscussionPanel
      {...player}
      userId={profile?.id ?? ''}
      lessonId={lessonId}
      questions={questions}
      failure={isError ? { onRetry: () => void refetch(), retrying: isRefetching } : null}
      more={hasNextPage ? { onMore: () => void fetchNextPage(), loading: isFetchingNextPage } : null}
      handlers={handlers}
      {...(hasPeople && { reportButton: reportEntry })}
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
