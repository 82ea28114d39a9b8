import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ParticipantLessonOf, SessionResult } from '@sinau/contracts/study/learning/learning.schemas';
import { refreshQueries } from '@sinau/shell';
import { useLearning, type LearningPort } from '../../shared/learning-port.ts';
import { lessonRefreshes, sessionParams, sessionQuery } from '../../shared/session-calls.ts';
import type { AnswerStore } from './answer-store.ts';

type Quiz = Pick<ParticipantLessonOf<'quiz'>, 'id' | 'session'>;

/**
 * Loads the participant's quiz with its attempts. Always fetched again, because an attempt may have ended in the
 * meantime, and when the next attempt may begin.
 */
export const useQuizState = (sessionId: string) =>
  useQuery({
    ...sessionQuery(useLearning(), sessionId),
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => untilNext(data?.quiz?.next),
  });

const longestTimer = 86_400_000;
const untilNext = (next: { inSeconds: number } | null | undefined) =>
  next ? Math.min(next.inSeconds * 1_000, longestTimer) : false;

/** Starts an attempt. Pending until its questions are loaded. */
export function useStartQuiz(lesson: Quiz) {
  const port = useLearning();
  const queryClient = useQueryClient();
  const { session } = lesson;
  return useMutation({
    mutationFn: () => port.learning.act.call({ params: { ...sessionParams(session), action: 'start' } }),
    onSuccess: (result) => showStatus({ port, queryClient }, lesson, result),
    // Also after a refusal: another device may have used the last attempt.
    meta: { refreshes: [port.learning.sessionDetail, ...lessonRefreshes] },
  });
}

export function useSaveAnswers({ session }: Quiz) {
  const { quiz } = useLearning();
  return useMutation({
    mutationFn: (body: Parameters<typeof quiz.answer.call>[0]['body']) =>
      quiz.answer.call({ params: sessionParams(session), body }),
    meta: { failure: 'silent' },
  });
}

interface Submission {
  answerStore: Pick<AnswerStore, 'takeUnsaved' | 'resume' | 'forget'>;
  /** Called when this attempt passed the lesson, with the new progress of the class. */
  onPassed: (progress: number) => void;
}

/** Submits an attempt. The screen shows a failure itself. */
export function useSubmitQuiz(lesson: Quiz, { answerStore, onPassed }: Submission) {
  const port = useLearning();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (attemptId: string) =>
      port.quiz.submit.call({
        params: sessionParams(lesson.session),
        body: { attemptId, ...(await answerStore.takeUnsaved()) },
      }),
    onError: answerStore.resume,
    onSuccess: ({ result, session }) => {
      answerStore.forget();
      const { queryKey } = sessionQuery(port, lesson.session.id);
      queryClient.setQueryData(
        queryKey,
        (known) => known && { ...known, quiz: known.quiz && { ...known.quiz, attempt: null, last: result } },
      );
      showStatus({ port, queryClient }, lesson, session);
      // Not in `refreshes`: after a failure the attempt goes on as it is shown.
      void refreshQueries(queryClient, [port.learning.sessionDetail, ...lessonRefreshes]);
      if (session.status === 'passed' && lesson.session.status !== 'passed') onPassed(session.progress);
    },
    meta: { failure: 'silent' },
  });
}

/** Shows the new status in the lesson. */
function showStatus(
  { port, queryClient }: { port: LearningPort; queryClient: QueryClient },
  lesson: Quiz,
  { status }: SessionResult,
) {
  const { queryKey } = port.learning.lesson.query({ params: { id: lesson.id } });
  queryClient.setQueryData(queryKey, (known) => known && { ...known, session: { ...known.session, status } });
}
