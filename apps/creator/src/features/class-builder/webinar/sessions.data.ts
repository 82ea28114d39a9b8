import { useMutation, useQueryClient } from '@tanstack/react-query';
import { webinar } from '@sinau/api-client';
import { useUndoSnackbar } from '@sinau/shell';
import { newId } from '../../../shared/new-id.ts';
import { useUploadQueue } from '../../../shared/uploads/uploads-context.tsx';
import type { BuiltWebinar } from '../built-class.ts';
import { storeClass } from '../class-builder.data.ts';
import type { Schedule } from '../live-session/schedule.ts';

/** Mutation of the sessions of a webinar; the response is the whole webinar. */
function useSessionAct<Input>(call: (input: Input) => Promise<BuiltWebinar>, success?: string) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: call, onSuccess: (built) => storeClass(queryClient, built), meta: { success } });
}

/** Adds a session; returns the id of its lesson. A retry after a lost response adds no second one. */
export function useAddSession({ id }: BuiltWebinar) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (session: Schedule & { title: string; sessionId: string; lessonId: string }) => {
      storeClass(queryClient, await webinar.createSession.call({ params: { id }, body: session }));
      return session.lessonId;
    },
    meta: { failure: 'silent' },
  });
}
export const newSessionIds = () => ({ sessionId: newId(), lessonId: newId() });

export const useChangeSession = ({ id }: BuiltWebinar) =>
  useSessionAct(({ sessionId, ...body }: { sessionId: string; newIndex: number }) =>
    webinar.updateSession.call({ params: { id, sessionId }, body }),
  );

/** Removes a session with the uploads of its lesson, and offers to restore it. */
export function useRemoveSession({ id, sessions }: BuiltWebinar) {
  const queryClient = useQueryClient();
  const uploads = useUploadQueue();
  const snackbar = useUndoSnackbar();
  const restore = useSessionAct(
    (sessionId: string) => webinar.restoreSession.call({ params: { id, sessionId } }),
    'Sesi dikembalikan',
  );
  return useMutation({
    mutationFn: (sessionId: string) => webinar.removeSession.call({ params: { id, sessionId } }),
    onSuccess: (built, sessionId) => {
      storeClass(queryClient, built);
      const removed = sessions.find((one) => one.id === sessionId);
      if (removed?.lesson) void uploads.forgetLessons([removed.lesson.id]);
      snackbar.show({ msg: 'Sesi dihapus.', label: 'Urungkan', undo: () => restore.mutate(sessionId) });
    },
  });
}
