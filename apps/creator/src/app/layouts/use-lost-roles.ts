import { useEffect } from 'react';
import { useQueryClient, type MutationCacheNotifyEvent, type QueryCacheNotifyEvent } from '@tanstack/react-query';
import { ApiError } from '@sinau/api-client';
import { useRefreshProfile } from '@sinau/shell';

/** Loads the roles again once a call is refused for want of one: it was taken away while the page was open. */
export function useLostRoles() {
  const queryClient = useQueryClient();
  const refreshProfile = useRefreshProfile();
  useEffect(() => {
    const check = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      const { error } = event.action;
      if (error instanceof ApiError && error.code === 'role_missing') void refreshProfile();
    };
    const ends = [queryClient.getQueryCache().subscribe(check), queryClient.getMutationCache().subscribe(check)];
    return () => ends.forEach((end) => end());
  }, [queryClient, refreshProfile]);
}
