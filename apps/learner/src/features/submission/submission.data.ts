import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { learning, quiz, submission } from '@sinau/api-client';
import type { ParticipantLessonOf } from '@sinau/contracts/learning/learning.schemas';
import type { OwnSubmission } from '@sinau/contracts/submission/submission.schemas';
import type { SentDraft } from './draft-keeper.ts';

type Session = ParticipantLessonOf<'assignment'>['session'];

const stateQuery = (sessionId: string) => learning.sessionDetail.query({ params: { id: sessionId } });
const placeOf = ({ id, participantId }: Session) => ({ participantId, sessionId: id });

/** How often the state of what was handed in is asked for, while its page is looked at. */
const gradingPoll = 60_000;

/** The learner's submission. Always fetched again, because a teacher may have graded it meanwhile. */
export const useSubmission = (sessionId: string) =>
  useQuery({ ...stateQuery(sessionId), refetchOnMount: 'always', refetchInterval: gradingPoll });

export const useSaveDraft = (session: Session) =>
  useMutation({
    mutationFn: (body: SentDraft) => quiz.answer.call({ params: placeOf(session), body }),
    meta: { failure: 'silent' },
  });

export function useHandIn(session: Session) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: SentDraft) => quiz.submit.call({ params: placeOf(session), body }),
    onSuccess: ({ submission: stored }) => stored && show(queryClient, session, stored),
    meta: { failure: 'silent', success: 'Tugasmu terkumpul' },
  });
}

export function useWithdraw(session: Session) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => submission.withdraw.call({ params: placeOf(session) }),
    onSuccess: (stored) => show(queryClient, session, stored),
    // Also after a refusal: a teacher may have begun to grade it.
    onError: () => queryClient.invalidateQueries({ queryKey: stateQuery(session.id).queryKey }),
    meta: { success: 'Tugasmu ditarik. Kamu bisa mengubahnya lagi.' },
  });
}

const show = (queryClient: QueryClient, { id }: Session, stored: OwnSubmission) =>
  queryClient.setQueryData(stateQuery(id).queryKey, (known) => known && { ...known, submission: stored });
