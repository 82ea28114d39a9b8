import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { learning } from '@sinau/api-client';
import { refreshQueries } from '@sinau/shell';
import { lessonRefreshes } from '../../shared/session-calls.ts';
import { synchronize } from './own-library.ts';
import type { SavedLibrary } from './saved-library.ts';
import { useOnline } from './use-online.ts';

const refreshes = [...lessonRefreshes, learning.lesson];

/** Sends what was played without a connection, at the start and whenever the device is connected again. */
export function useSynchronization(library: SavedLibrary | null) {
  const isOnline = useOnline();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!library || !isOnline) return;
    void synchronize(library).then((counted) => counted.size > 0 && refreshQueries(queryClient, refreshes));
  }, [library, isOnline, queryClient]);
}
