import { useCallback, useEffect, useRef, useState } from 'react';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useSelector, useStore } from 'react-redux';
import { auth } from '@sinau/api-client';
import { screens } from '@sinau/contracts/screens';
import type { ShellState } from '../store.ts';
import { forgetOwn, readSession, writeSession } from './session-storage.ts';
import {
  nobody,
  profileLoaded,
  selectIsInterrupted,
  selectIsSignedIn,
  selectProfile,
  selectToken,
} from './session.slice.ts';

/** Returns the signed-in user; null for visitors. */
export const useProfile = () => useSelector(selectProfile);
export const useIsSignedIn = () => useSelector(selectIsSignedIn);

/** Tells whether the session has ended and the page waits for its user. */
export const useIsInterrupted = () => useSelector(selectIsInterrupted);

/**
 * Tells whether another user has signed in while a page waited for its user. No data of that user may be shown any
 * more.
 */
export function useIsReplaced() {
  const userId = useProfile()?.id;
  const isInterrupted = useIsInterrupted();
  const [awaited, setAwaited] = useState<string>();
  const next = isInterrupted || (awaited !== undefined && userId !== undefined && userId !== awaited);
  if (isInterrupted && userId !== awaited) setAwaited(userId);
  if (!next && awaited !== undefined) setAwaited(undefined);
  const isReplaced = next && !isInterrupted;
  useEffect(() => {
    if (isReplaced) window.location.replace(screens.home());
  }, [isReplaced]);
  return isReplaced;
}

/** Ends the session on the server, then clears it here; `to` is the page to open then. */
export function useSignOut({ to = screens.home() }: { to?: string } = {}) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationKey: auth.logout.key,
    mutationFn: async () => {
      await loadsEnded(queryClient);
      return auth.logout.call();
    },
    meta: { failure: 'silent' },
    onSettled: () => forgetSession(to),
  });
  return { signOut: () => mutate(), isSigningOut: isPending };
}

/** Waits for pending queries, at most a second: they would be refused once the session has ended. */
async function loadsEnded(queryClient: QueryClient) {
  for (const until = Date.now() + 1000; queryClient.isFetching() > 0 && Date.now() < until;)
    await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Loads another page, so that nothing of the user stays in memory or on the device. */
export function forgetSession(to: string = screens.home()) {
  const { profile } = readSession();
  writeSession(nobody);
  if (profile) forgetOwn(profile.id);
  window.location.assign(to);
}

/** Loads the profile from the server; a session that has ended there is ended here too. */
export function useRefreshProfile() {
  const queryClient = useQueryClient();
  const store = useStore<ShellState>();
  return useCallback(async () => {
    const token = selectToken(store.getState());
    // The query cache has handled a failure that ends the session; after any other, the stored profile stays.
    const profile = await queryClient.fetchQuery({ ...auth.me.query(), staleTime: 0 }).catch(() => null);
    // Another user may have signed in since the request was sent.
    if (profile && selectToken(store.getState()) === token) store.dispatch(profileLoaded(profile));
  }, [queryClient, store]);
}

/** Refreshes the stored profile at the start, and clears the query cache when the user changes. */
export function useSessionKeeping() {
  const queryClient = useQueryClient();
  const store = useStore<ShellState>();
  const token = useSelector(selectToken);
  const isInterrupted = useIsInterrupted();
  const refreshProfile = useRefreshProfile();
  const previous = useRef(selectToken(store.getState()));

  useEffect(() => {
    if (previous.current) void refreshProfile();
  }, [refreshProfile]);

  // Runs after the pages of the previous user were unmounted, when their queries are inactive.
  useEffect(() => {
    // Data on an interrupted page stays until its user is back. A page that the server rendered shows a visitor's state
    // first, also for a signed-in user.
    const current = selectToken(store.getState());
    if (isInterrupted || previous.current === current) return;
    previous.current = current;
    queryClient.removeQueries({ type: 'inactive' });
    void queryClient.invalidateQueries();
  }, [queryClient, store, token, isInterrupted]);
}
