import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { media } from '@sinau/api-client';

/** Polling interval while renditions are made. */
const progressEveryMs = 3_000;

const streamsQuery = (id: string) => media.streams.query({ params: { id } });

/** Progress of the streams of a recording. Polled apart from the file, whose preview would restart at a new address. */
export const useStreams = (id: string) =>
  useQuery({
    ...streamsQuery(id),
    refetchInterval: ({ state }) => {
      const progress = state.data?.progress;
      return (progress?.state === 'waiting' || progress?.state === 'encoding') && progressEveryMs;
    },
  });

/** Cancels the making of the streams. */
export function useCancelStreams(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => media.cancelStreams.call({ params: { id } }),
    onSuccess: (answer) => queryClient.setQueryData(streamsQuery(id).queryKey, answer),
  });
}

/** Repeats what failed, goes on with what was cancelled, or makes all streams anew with the other loudness. */
export function useMakeStreams(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (evensLoudness: boolean) => media.makeStreams.call({ params: { id }, body: { evensLoudness } }),
    onSuccess: (answer) => queryClient.setQueryData(streamsQuery(id).queryKey, answer),
  });
}
