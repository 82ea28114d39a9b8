import type { QueryClient } from '@tanstack/react-query';
import { media } from '@sinau/api-client';
import type { Media } from '@sinau/contracts/core/media/media.schemas';

/** Query for an uploaded file. */
export const mediaQuery = (id: string) => media.detail.query({ params: { id } });

/** Caches an uploaded file under its id. */
export const storeMedia = (queryClient: QueryClient, file: Media) =>
  queryClient.setQueryData(mediaQuery(file.id).queryKey, file);
