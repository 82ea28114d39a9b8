import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { learning, quiz } from '@sinau/api-client';
import type { ParticipantLessonOf, SessionResult } from '@sinau/contracts/learning/learning.schemas';

type Quiz = Pick<ParticipantLessonOf<'quiz'>, 'id' | 'session'>;

/** Where the learner stands with a quiz. Asked anew each time it is opened: an attempt may have ended meanwhile. */
export const useQuizState = (sessionId: string) => useQuery({ ...stateQuery(sessionId), refetchOnMount: 'always' });

/** Begins an attempt; it has arrived once its questions are here. */
export function useStartQuiz(lesson: Quiz) {
  const queryClient = useQueryClient();
  const { id: sessionId, participantId } = lesson.session;
  return useMutation({
    mutationFn: () => learning.act.call({ params: { participantId, sessionId, action: 'start' } }),
    onSuccess: (session) => showStatus(queryClient, lesson, session),
    // Also after a refusal: another device may have used the last attempt.
    onSettled: () => queryClient.invalidateQueries({ queryKey: stateQuery(sessionId).queryKey }),
  });
}

export function useSaveAnswers({ session }: Quiz) {
  return useMutation({
    mutationFn: (body: Parameters<typeof quiz.answer.call>[0]['body']) =>
      quiz.answer.call({ params: placeOf(session), body }),
    meta: { failure: 'silent' },
  });
}

interface HandIn {
  onDone: () => void;
  /** The lesson is passed now, and was not before; with the progress of the class. */
  onPassed: (progress: number) => void;
}

/** Hands an attempt in. Its screen says itself when that fails. */
export function useSubmitQuiz(lesson: Quiz, { onDone, onPassed }: HandIn) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Parameters<typeof quiz.submit.call>[0]['body']) =>
      quiz.submit.call({ params: placeOf(lesson.session), body }),
    onSuccess: ({ result, session }) => {
      onDone();
      const { queryKey } = stateQuery(lesson.session.id);
      queryClient.setQueryData(
        queryKey,
        (known) => known && { ...known, quiz: known.quiz && { ...known.quiz, attempt: null, last: result } },
      );
      void queryClient.invalidateQueries({ queryKey });
      showStatus(queryClient, lesson, session);
      if (session.status === 'passed' && lesson.session.status !== 'passed') onPassed(session.progress);
    },
    meta: { failure: 'silent' },
  });
}

const stateQuery = (sessionId: string) => learning.sessionDetail.query({ params: { id: sessionId } });

const placeOf = ({ id, participantId }: Quiz['session']) => ({ participantId, sessionId: id });

/** The lesson, the outline and the progress follow without a reload. */
function showStatus(queryClient: QueryClient, lesson: Quiz, { status, progress }: SessionResult) {
  const { queryKey } = learning.lesson.query({ params: { id: lesson.id } });
  queryClient.setQueryData(queryKey, (known) => known && { ...known, session: { ...known.session, status } });
  void queryClient.invalidateQueries({ queryKey: ['program', 'participantDetail'] });
  void queryClient.invalidateQueries({ queryKey: ['learning', 'myClass'] });
  if (progress === 100) void queryClient.invalidateQueries({ queryKey: ['certificate'] });
}
