import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { readJson } from '../app-config.ts';

/**
 * Caches the answers embedded in the page under their keys, so the first screen shows without a call. They are a
 * visitor's: a signed-in user sees them first, and their own shortly after.
 */
export function takeFirstData(queryClient: QueryClient, { isSignedIn }: { isSignedIn: boolean }) {
  const entries = readJson<{ key: QueryKey; data: unknown }[]>('first-data') ?? [];
  for (const { key, data } of entries) queryClient.setQueryData(key, data, { updatedAt: isSignedIn ? 0 : Date.now() });
}
