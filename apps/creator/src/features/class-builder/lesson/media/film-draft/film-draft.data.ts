import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { chapter, lesson as lessonCalls } from '@sinau/api-client';
import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import { newId } from '../../../../../shared/new-id.ts';
import { refetchClass } from '../../../class-builder.data.ts';

/** Polling interval while a recording is listened to. */
const progressEveryMs = 3_000;

/** Loads the chapters that the silences of a recording suggest. */
export const useChapterProposal = (mediaId: string) =>
  useQuery({
    ...chapter.detail.query({ params: { id: mediaId } }),
    refetchInterval: ({ state }) => state.data?.proposal?.state === 'running' && progressEveryMs,
  });

export function useStartProposal(mediaId: string) {
  const queryClient = useQueryClient();
  const params = { id: mediaId };
  return useMutation({
    mutationFn: () => chapter.start.call({ params }),
    onSuccess: (offer) => queryClient.setQueryData(chapter.detail.query({ params }).queryKey, offer),
  });
}

type NewLesson = Extract<Parameters<typeof lessonCalls.create.call>[0]['body'], { type: 'article' | 'quiz' }>;

/** Adds lessons at the end of a section of the working version. */
export function useAddDrafts(built: Pick<Program, 'id'>, sectionId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (lessons: readonly NewLesson[]) => {
      for (const draft of lessons)
        await lessonCalls.create.call({ params: { sectionId }, body: { ...draft, lessonId: newId() } });
      await refetchClass(queryClient, built.id);
    },
    meta: { success: 'Draf artikel dan kuis ditambahkan di section ini' },
  });
}
