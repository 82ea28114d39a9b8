import { useQueryClient } from '@tanstack/react-query';
import { learning } from '@sinau/api-client';
import type { ParticipantLesson } from '@sinau/contracts/learning/learning.schemas';

/** Loads a lesson again because the signed address of its file has expired. */
export function useRenewal<L extends ParticipantLesson, R>({ id }: L, fileOf: (lesson: L) => R) {
  const queryClient = useQueryClient();
  return async () =>
    fileOf((await queryClient.fetchQuery({ ...learning.lesson.query({ params: { id } }), staleTime: 0 })) as L);
}
