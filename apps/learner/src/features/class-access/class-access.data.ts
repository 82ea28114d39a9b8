import { useCallback, useEffect } from 'react';
import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { ParticipantLesson } from '@sinau/contracts/study/learning/learning.schemas';
import type { OutlineLesson, Program } from '@sinau/contracts/authoring/program/program.schemas';
import { refreshQueries } from '@sinau/shell';
import { useLearning } from '../../shared/learning-port.ts';
import { lessonRefreshes } from '../../shared/session-calls.ts';
import type { OwnClass } from '../../shared/own-class.ts';

/** Loads the class with this participant's progress, by its slug. */
export function useOwnClass(name: string, kind: OwnClass['type'] = 'program'): UseQueryResult<OwnClass> {
  const { program, webinar } = useLearning();
  const isWebinar = kind === 'webinar';
  const ofProgram = useQuery({ ...program.participantDetail.query({ params: { id: name } }), enabled: !isWebinar });
  const ofWebinar = useQuery({ ...webinar.participantDetail.query({ params: { id: name } }), enabled: isWebinar });
  return isWebinar ? ofWebinar : ofProgram;
}

export const useLesson = (id: string) => useQuery(useLearning().learning.lesson.query({ params: { id } }));

/**
 * Starts a lesson when it is opened; a quiz starts with its first attempt. If starting fails, the lesson starts at the
 * next opening or on completion.
 */
export function useStartOnOpen(lessonId: string, lesson: ParticipantLesson | undefined) {
  const { mutate } = useLessonAction(lessonId, 'start', { failure: 'silent' });
  const isNew = lesson?.session.beganAt === null && lesson.type !== 'quiz';
  const { id: sessionId, participantId } = lesson?.session ?? {};
  useEffect(() => {
    if (isNew && sessionId && participantId) mutate({ id: sessionId, participantId });
  }, [isNew, sessionId, participantId, mutate]);
}

type Session = ParticipantLesson['session'];

/** Completes a lesson ('Tandai selesai'). Pending until the outline shows the next one as open. */
export const useComplete = (lessonId: string) => useLessonAction(lessonId, 'complete', {});

function useLessonAction(lessonId: string, action: 'start' | 'complete', meta: { failure?: 'silent' }) {
  const { learning } = useLearning();
  const setSession = useSetSession(lessonId);
  return useMutation({
    mutationFn: ({ id, participantId }: Pick<Session, 'id' | 'participantId'>) =>
      learning.act.call({ params: { participantId, sessionId: id, action } }),
    onSuccess: ({ status }) => setSession({ status }),
    meta: { ...meta, refreshes: lessonRefreshes },
  });
}

/** Writes the session that the server returned into the cached lesson. */
export function useSetSession(lessonId: string) {
  const { learning } = useLearning();
  const queryClient = useQueryClient();
  return useCallback(
    (changes: Partial<Pick<Session, 'status' | 'playback'>>) => {
      const { queryKey } = learning.lesson.query({ params: { id: lessonId } });
      queryClient.setQueryData(
        queryKey,
        (lesson) => lesson && { ...lesson, session: { ...lesson.session, ...changes } },
      );
    },
    [queryClient, learning, lessonId],
  );
}

/** Applies a decision that a teacher made in the meantime. */
export function useDecision(lessonId: string) {
  const setSession = useSetSession(lessonId);
  const refreshClass = useClassRefresh();
  return (status: Session['status']) => {
    setSession({ status });
    void refreshClass();
  };
}

/** Updates the missing seconds of a recording in the cached outline. */
export function useSetRemaining(lessonId: string) {
  const queryClient = useQueryClient();
  return useCallback(
    (amount: number) => {
      const withState = (lesson: OutlineLesson) =>
        lesson.id === lessonId && lesson.missing?.kind === 'watch'
          ? { ...lesson, missing: { ...lesson.missing, amount } }
          : lesson;
      queryClient.setQueriesData<Program>(
        { queryKey: ['program', 'participantDetail'] },
        (own) =>
          own && {
            ...own,
            sections: own.sections.map((section) => ({ ...section, lessons: section.lessons.map(withState) })),
          },
      );
    },
    [queryClient, lessonId],
  );
}

/** Reloads what depends on a lesson; resolves once the outline is up to date. */
export function useClassRefresh() {
  const queryClient = useQueryClient();
  return useCallback(() => refreshQueries(queryClient, lessonRefreshes), [queryClient]);
}
