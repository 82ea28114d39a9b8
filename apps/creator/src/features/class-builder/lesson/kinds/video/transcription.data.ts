import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { transcription } from '@sinau/api-client';
import type { CaptionsLanguage } from '@sinau/contracts/core/media/captions.rules';
import type { TranscriptionOffer } from '@sinau/contracts/core/transcription/transcription.schemas';

/** Polling interval while captions are written. */
const progressEveryMs = 3_000;

/** Loads the captions that a service writes for a video. */
export const useTranscription = (videoId: string) =>
  useQuery({
    ...transcription.detail.query({ params: { id: videoId } }),
    refetchInterval: ({ state }) => state.data?.transcription?.state === 'running' && progressEveryMs,
  });

/** Starts, cancels and discards the writing of captions. */
export function useTranscriptionCommands(videoId: string) {
  const queryClient = useQueryClient();
  const params = { id: videoId };
  const store = (offer: TranscriptionOffer) =>
    queryClient.setQueryData(transcription.detail.query({ params }).queryKey, offer);
  const start = useMutation({
    mutationFn: (language: CaptionsLanguage) => transcription.start.call({ params, body: { language } }),
    onSuccess: store,
  });
  const remove = useMutation({ mutationFn: () => transcription.remove.call({ params }), onSuccess: store });
  return { start, remove };
}
