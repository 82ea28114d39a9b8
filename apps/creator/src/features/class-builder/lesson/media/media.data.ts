import { useQuery, useQueryClient } from '@tanstack/react-query';
import { media } from '@sinau/api-client';
import type { MediaKind } from '@sinau/contracts/media/media.rules';
import type { Media } from '@sinau/contracts/media/media.schemas';
import { useUpload } from '../../../../shared/upload/use-upload.ts';

const mediaQuery = (id: string) => media.detail.query({ params: { id } });

/** A file of a lesson. Loaded once: each answer has a new address, which would restart a playing preview. */
export const useMedia = (id: string | null) =>
  useQuery({ ...mediaQuery(id ?? ''), enabled: id !== null, staleTime: Infinity });

/** A file of a lesson at a new address. */
export function useRenewedMedia() {
  const queryClient = useQueryClient();
  return (id: string) => queryClient.fetchQuery({ ...mediaQuery(id), staleTime: 0 });
}

/** Uploads a file for a lesson, and caches it under its id. */
export function useLessonUpload(kind: MediaKind, onDone: (id: string) => void) {
  const queryClient = useQueryClient();
  return useUpload(kind, (uploaded: Media) => {
    queryClient.setQueryData(mediaQuery(uploaded.id).queryKey, uploaded);
    onDone(uploaded.id);
  });
}
