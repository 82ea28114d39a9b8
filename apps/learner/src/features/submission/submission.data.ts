import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ParticipantLesson } from '@sinau/contracts/study/learning/learning.schemas';
import type { OwnSubmission } from '@sinau/contracts/study/submission/submission.schemas';
import { useLearning, type LearningPort } from '../../shared/learning-port.ts';
import { sessionParams, sessionQuery } from '../../shared/session-calls.ts';
import type { DraftStore, SentDraft } from './draft-store.ts';

type Session = ParticipantLesson['session'];

/** Polling interval for the state of a submission, while its page is visible. */
const gradingPoll = 60_000;

/** Loads the participant's submission. Always fetched again, because a teacher may have graded it in the meantime. */
export const useSubmission = (sessionId: string) =>
  useQuery({ ...sessionQuery(useLearning(), sessionId), refetchOnMount: 'always', refetchInterval: gradingPoll });

export function useSaveDraft(session: Session) {
  const { quiz } = useLearning();
  return useMutation({
    mutationFn: (body: SentDraft) => quiz.answer.call({ params: sessionParams(session), body }),
    meta: { failure: 'silent' },
  });
}

/** Submits the text of a draftStore. `onOutdated` loads the submission again after a refusal. */
export function useHandIn(session: Session, draftStore: DraftStore, onOutdated: () => void) {
  const port = useLearning();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      port.quiz.submit.call({ params: sessionParams(session), body: await draftStore.takeUnsaved() }),
    onSuccess: ({ submission: stored }) => {
      draftStore.forget();
      if (stored) show({ port, queryClient }, session, stored);
    },
    onError: () => {
      draftStore.resume();
      onOutdated();
    },
    meta: { failure: 'silent', success: 'Tugasmu terkumpul' },
  });
}

export function useWithdraw(session: Session) {
  const port = useLearning();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => port.submission.withdraw.call({ params: sessionParams(session) }),
    onSuccess: (stored) => show({ port, queryClient }, session, stored),
    meta: {
      success: 'Tugasmu ditarik. Kamu bisa mengubahnya lagi.',
      // Also after a refusal: a teacher may have begun to grade it.
      refreshes: [port.learning.sessionDetail],
    },
  });
}

/** Loads the assistant's remarks on a news text; its refusals are shown beside its button. */
export function useNewsCheck(session: Session) {
  const { assistant } = useLearning();
  return useMutation({
    mutationFn: (content: string) => assistant.check.call({ params: sessionParams(session), body: { content } }),
    meta: { failure: 'silent' },
  });
}

const show = (
  { port, queryClient }: { port: LearningPort; queryClient: QueryClient },
  { id }: Session,
  stored: OwnSubmission,
) => queryClient.setQueryData(sessionQuery(port, id).queryKey, (known) => known && { ...known, submission: stored });
