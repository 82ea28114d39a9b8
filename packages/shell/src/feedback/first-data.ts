import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { readJson } from '../app-config.ts';

/**
 * Puts the answers that came with the page under their keys, so the first screen shows without a call.
 * They were made for a visitor: somebody signed in sees them at once, and their own a moment later.
 */
export function takeFirstData(queryClient: QueryClient, { isSignedIn }: { isSignedIn: boolean }) {
  const entries = readJson<{ key: QueryKey; data: unknown }[]>('first-data') ?? [];
  for (const { key, data } of entries) queryClient.setQueryData(key, data, { updatedAt: isSignedIn ? 0 : Date.now() });
}
