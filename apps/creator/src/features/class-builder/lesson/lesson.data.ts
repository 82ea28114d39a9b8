import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lesson } from '@sinau/api-client';
import { refetchClass, storeLesson } from '../class-builder.data.ts';
import type { LessonDraft } from './lesson-draft.ts';

export const lessonQuery = (id: string) => lesson.detail.query({ params: { id } });

/** A stored lesson; disabled for a new one. */
export const useStoredLesson = (id: string | null) => useQuery({ ...lessonQuery(id ?? ''), enabled: id !== null });

export function useCreateLesson(classId: string, sectionId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: LessonDraft) => lesson.create.call({ params: { sectionId }, body }),
    onSuccess: (created) => {
      queryClient.setQueryData(lessonQuery(created.id).queryKey, created);
      return refetchClass(queryClient, classId);
    },
    meta: { failure: 'silent' },
  });
}

export function useUpdateLesson(classId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: LessonDraft & { revision: number } }) =>
      lesson.update.call({ params: { id }, body }),
    onSuccess: (updated) => {
      queryClient.setQueryData(lessonQuery(updated.id).queryKey, updated);
      storeLesson(queryClient, classId, updated);
    },
    meta: { failure: 'silent' },
  });
}
