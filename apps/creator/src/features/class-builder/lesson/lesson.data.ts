import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lesson } from '@sinau/api-client';
import type { LessonOf } from '@sinau/contracts/lesson/lesson.schemas';
import { refetchClass, storeLesson } from '../class-builder.data.ts';

export const lessonQuery = (id: string) => lesson.detail.query({ params: { id } });

/** A lesson as stored; what is being written for the first time has none. */
export const useStoredLesson = (id: string | null) => useQuery({ ...lessonQuery(id ?? ''), enabled: id !== null });

interface LessonBody {
  title: string;
  content: { html: string };
  setting: LessonOf<'article'>['setting'];
}

export function useCreateLesson(classId: string, sectionId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: LessonBody) => (await lesson.create.call({ params: { sectionId }, body: { type: 'article', ...body } })) as LessonOf<'article'>,
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
    mutationFn: async ({ id, ...body }: LessonBody & { id: string; revision: number }) =>
      (await lesson.update.call({ params: { id }, body: { type: 'article', ...body } })) as LessonOf<'article'>,
    onSuccess: (updated) => {
      queryClient.setQueryData(lessonQuery(updated.id).queryKey, updated);
      storeLesson(queryClient, classId, updated);
    },
    meta: { failure: 'silent' },
  });
}
