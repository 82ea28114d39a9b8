import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lesson } from '@sinau/api-client';
import type { LessonCreation } from '@sinau/contracts/study/lesson/lesson.schemas';
import { refetchClass, storeLesson } from '../class-builder.data.ts';

export const lessonQuery = (id: string) => lesson.detail.query({ params: { id } });

/** Loads a stored lesson; disabled for a new one. */
export const useStoredLesson = (id: string | null) => useQuery({ ...lessonQuery(id ?? ''), enabled: id !== null });

/** Returns a lesson that the page has already loaded; nothing for a new one. */
export const useKnownLesson = (id: string) => useQuery({ ...lessonQuery(id), enabled: false });

export function useCreateLesson(classId: string, sectionId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: LessonCreation) => lesson.create.call({ params: { sectionId }, body }),
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
    mutationFn: ({ id, body }: { id: string; body: LessonCreation & { revision: number } }) =>
      lesson.update.call({ params: { id }, body }),
    onSuccess: (updated) => {
      queryClient.setQueryData(lessonQuery(updated.id).queryKey, updated);
      storeLesson(queryClient, classId, updated);
    },
    meta: { failure: 'silent' },
  });
}
