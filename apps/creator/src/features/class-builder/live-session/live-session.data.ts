import { useMutation, useQueryClient } from '@tanstack/react-query';
import { live } from '@sinau/api-client';
import type { LiveSessionUpdate } from '@sinau/contracts/study/live/live.schemas';
import { refetchClass } from '../class-builder.data.ts';
import { lessonQuery } from '../lesson/lesson.data.ts';

/** Reads a session and its class again after an action that notifies participants. */
function useRefresh(classId: string, lessonId: string) {
  const queryClient = useQueryClient();
  return () => Promise.all([queryClient.invalidateQueries(lessonQuery(lessonId)), refetchClass(queryClient, classId)]);
}

export const useMoveSession = (classId: string, lessonId: string) => {
  const refresh = useRefresh(classId, lessonId);
  return useMutation({
    mutationFn: (body: LiveSessionUpdate) => live.update.call({ params: { id: lessonId }, body }),
    onSuccess: refresh,
    meta: { success: 'Jadwal baru berlaku, dan peserta dikabari', failure: 'silent' },
  });
};

export const useCancelSession = (classId: string, lessonId: string) => {
  const refresh = useRefresh(classId, lessonId);
  return useMutation({
    mutationFn: (reason: string) => live.cancel.call({ params: { id: lessonId }, body: { reason } }),
    onSuccess: refresh,
    meta: { success: 'Sesi dibatalkan, dan peserta dikabari', failure: 'silent' },
  });
};
