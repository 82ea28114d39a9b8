import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { lesson } from '@sinau/api-client';
import type { Lesson, LessonCreation } from '@sinau/contracts/study/lesson/lesson.schemas';
import { classRefreshes, storeLesson } from '../class-builder.data.ts';

export const lessonQuery = (id: string) => lesson.detail.query({ params: { id } });

/** Caches a lesson that the server returned. */
export const cacheLesson = (queryClient: QueryClient, stored: Lesson) =>
  void queryClient.setQueryData(lessonQuery(stored.id).queryKey, stored);

/** Loads a stored lesson; disabled for a new one. */
export const useStoredLesson = (id: string | null) => useQuery({ ...lessonQuery(id ?? ''), enabled: id !== null });

/** Returns a lesson that the page has already loaded; nothing for a new one. */
export const useKnownLesson = (id: string) => useQuery({ ...lessonQuery(id), enabled: false });

export function useCreateLesson(sectionId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: LessonCreation) => lesson.create.call({ params: { sectionId }, body }),
    onSuccess: (created) => cacheLesson(queryClient, created),
    meta: { failure: 'silent', refreshes: classRefreshes },
  });
}

export function useUpdateLesson(classId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: LessonCreation & { revision: number } }) =>
      lesson.update.call({ params: { id }, body }),
    onSuccess: (updated) => {
      cacheLesson(queryClient, updated);
      storeLesson(queryClient, classId, updated);
    },
    meta: { failure: 'silent' },
  });
}
