import type { QueryClient } from '@tanstack/react-query';
import { bundle } from '@sinau/api-client';
import type { WrittenBundle } from '@sinau/contracts/authoring/bundle/bundle.schemas';

/** A bundle as its makers write it, by slug or id. */
export const writtenBundleQuery = (ref: string) => bundle.mineDetail.query({ params: { id: ref } });

/** Caches a bundle under both of its names. */
export function storeBundle(queryClient: QueryClient, written: WrittenBundle) {
  for (const ref of [written.id, written.slug]) queryClient.setQueryData(writtenBundleQuery(ref).queryKey, written);
}
