import { useQueryClient } from '@tanstack/react-query';
import { learning } from '@sinau/api-client';
import type { ParticipantLesson } from '@sinau/contracts/learning/learning.schemas';

/** Asks for a lesson again, for the address of its recording has ended. */
export function useRenewal<L extends ParticipantLesson, R>({ id }: L, recordingOf: (lesson: L) => R) {
  const queryClient = useQueryClient();
  return async () => recordingOf((await queryClient.fetchQuery({ ...learning.lesson.query({ params: { id } }), staleTime: 0 })) as L);
}
