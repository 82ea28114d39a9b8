import { useQueryClient } from '@tanstack/react-query';
import type { ParticipantLesson } from '@sinau/contracts/study/learning/learning.schemas';
import { useLearning } from '../../../shared/learning-port.ts';

/** Loads a lesson again because the signed address of its file has expired. */
export function useRenewal<L extends ParticipantLesson, R>({ id }: L, fileOf: (lesson: L) => R) {
  const { learning } = useLearning();
  const queryClient = useQueryClient();
  return async () =>
    fileOf((await queryClient.fetchQuery({ ...learning.lesson.query({ params: { id } }), staleTime: 0 })) as L);
}
