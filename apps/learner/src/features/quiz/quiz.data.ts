import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ParticipantLessonOf, SessionResult } from '@sinau/contracts/study/learning/learning.schemas';
import { useLearning, type LearningPort } from '../../shared/learning-port.ts';
import { sessionParams, sessionQuery } from '../../shared/session-calls.ts';
import type { AnswerKeeper } from './answer-keeper.ts';

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
    // Reloads also after a refusal: another device may have used the last attempt.
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionQuery(port, session.id).queryKey }),
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
  keeper: Pick<AnswerKeeper, 'takeUnsaved' | 'resume' | 'forget'>;
  /** Called when this attempt passed the lesson, with the new progress of the class. */
  onPassed: (progress: number) => void;
}

/** Submits an attempt. The screen shows a failure itself. */
export function useSubmitQuiz(lesson: Quiz, { keeper, onPassed }: Submission) {
  const port = useLearning();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (attemptId: string) =>
      port.quiz.submit.call({
        params: sessionParams(lesson.session),
        body: { attemptId, ...(await keeper.takeUnsaved()) },
      }),
    onError: keeper.resume,
    onSuccess: ({ result, session }) => {
      keeper.forget();
      const { queryKey } = sessionQuery(port, lesson.session.id);
      queryClient.setQueryData(
        queryKey,
        (known) => known && { ...known, quiz: known.quiz && { ...known.quiz, attempt: null, last: result } },
      );
      void queryClient.invalidateQueries({ queryKey });
      showStatus({ port, queryClient }, lesson, session);
      if (session.status === 'passed' && lesson.session.status !== 'passed') onPassed(session.progress);
    },
    meta: { failure: 'silent' },
  });
}

/** Updates the lesson, the outline and the progress. */
function showStatus(
  { port, queryClient }: { port: LearningPort; queryClient: QueryClient },
  lesson: Quiz,
  { status, progress }: SessionResult,
) {
  const { queryKey } = port.learning.lesson.query({ params: { id: lesson.id } });
  queryClient.setQueryData(queryKey, (known) => known && { ...known, session: { ...known.session, status } });
  void queryClient.invalidateQueries({ queryKey: ['program', 'participantDetail'] });
  void queryClient.invalidateQueries({ queryKey: ['learning', 'myClass'] });
  if (progress === 100) void queryClient.invalidateQueries({ queryKey: ['certificate'] });
}
