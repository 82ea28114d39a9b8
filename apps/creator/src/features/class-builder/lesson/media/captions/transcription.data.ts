import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { transcription } from '@sinau/api-client';
import type { CaptionsLanguage } from '@sinau/contracts/core/media/captions.rules';
import type { TranscriptionOffer } from '@sinau/contracts/core/transcription/transcription.schemas';

/** Polling interval while captions are written. */
const progressEveryMs = 3_000;

/** Loads the captions that a service writes for a recording. */
export const useTranscription = (recordingId: string) =>
  useQuery({
    ...transcription.detail.query({ params: { id: recordingId } }),
    refetchInterval: ({ state }) => state.data?.transcription?.state === 'running' && progressEveryMs,
  });

/** Starts, cancels and discards the writing of captions. */
export function useTranscriptionCommands(recordingId: string) {
  const queryClient = useQueryClient();
  const params = { id: recordingId };
  const store = (offer: TranscriptionOffer) =>
    queryClient.setQueryData(transcription.detail.query({ params }).queryKey, offer);
  const start = useMutation({
    mutationFn: (language: CaptionsLanguage) => transcription.start.call({ params, body: { language } }),
    onSuccess: store,
  });
  const remove = useMutation({ mutationFn: () => transcription.remove.call({ params }), onSuccess: store });
  return { start, remove };
}
