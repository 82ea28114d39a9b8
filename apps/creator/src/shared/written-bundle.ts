import type { QueryClient } from '@tanstack/react-query';
import { bundle } from '@sinau/api-client';
import type { WrittenBundle } from '@sinau/contracts/authoring/bundle/bundle.schemas';

/** Query for a bundle in its working version, by slug or id. */
export const writtenBundleQuery = (ref: string) => bundle.mineDetail.query({ params: { id: ref } });

/** Caches a bundle under both its slug and its id. */
export function storeBundle(queryClient: QueryClient, written: WrittenBundle) {
  for (const ref of [written.id, written.slug]) queryClient.setQueryData(writtenBundleQuery(ref).queryKey, written);
}
