import type { QueryClient } from '@tanstack/react-query';

/** An operation, or a whole feature. */
export interface Refreshed {
  readonly key: readonly string[];
}

/**
 * Marks the cached answers as stale, and loads those on the screen again; resolves once they have arrived. A mutation
 * names them in `meta.refreshes` instead.
 */
export const refreshQueries = (queryClient: QueryClient, refreshed: readonly Refreshed[]): Promise<unknown> =>
  Promise.all(refreshed.map(({ key }) => queryClient.invalidateQueries({ queryKey: key })));
