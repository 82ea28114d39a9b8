import { useCallback, useEffect, useRef } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { auth } from '@sinau/api-client';
import { screens } from '@sinau/contracts/screens';
import type { ShellState } from '../store.ts';
import { writeSession } from './session-storage.ts';
import {
  nobody,
  profileLoaded,
  selectIsSignedIn,
  selectProfile,
  selectToken,
  signedIn,
  signedOut,
  tokenReceived,
} from './session.slice.ts';

/** Who is signed in; null for visitors. */
export const useProfile = () => useSelector(selectProfile);
export const useIsSignedIn = () => useSelector(selectIsSignedIn);

/** Turns a new token into a session, once it is known whose it is. */
export function useSignIn() {
  const dispatch = useDispatch();
  return useCallback(
    async (token: string) => {
      dispatch(tokenReceived(token));
      try {
        const profile = await auth.me.call();
        dispatch(signedIn({ token, profile }));
        return profile;
      } catch (error) {
        dispatch(signedOut());
        throw error;
      }
    },
    [dispatch],
  );
}

/** Ends the session on the server, then forgets it here. */
export function useSignOut() {
  const { mutate, isPending } = useMutation({
    mutationFn: () => auth.logout.call(),
    meta: { failure: 'silent' },
    onSettled: forgetSession,
  });
  return { signOut: () => mutate(), isSigningOut: isPending };
}

/** Loads the homepage anew, as a visitor: nothing of the person stays in memory. */
export function forgetSession() {
  writeSession(nobody);
  window.location.assign(screens.home());
}

/** Asks the server who this is; a session that ended meanwhile is ended here too. */
export function useRefreshProfile() {
  const queryClient = useQueryClient();
  const store = useStore<ShellState>();
  return useCallback(async () => {
    const token = selectToken(store.getState());
    // A failure that ends the session was acted on by the query cache; after any other, what is stored stays.
    const profile = await queryClient.fetchQuery({ ...auth.me.query(), staleTime: 0 }).catch(() => null);
    // The answer is about whoever asked, who may have left since.
    if (profile && selectToken(store.getState()) === token) store.dispatch(profileLoaded(profile));
  }, [queryClient, store]);
}

/** Brings the stored profile up to date at the start, and drops what belonged to the one before when people change. */
export function useSessionKeeping() {
  const queryClient = useQueryClient();
  const token = useSelector(selectToken);
  const refreshProfile = useRefreshProfile();
  const previous = useRef(token);

  useEffect(() => {
    if (previous.current) void refreshProfile();
  }, [refreshProfile]);

  // After the pages of the one before are gone: what they asked for is inactive then.
  useEffect(() => {
    if (previous.current === token) return;
    previous.current = token;
    queryClient.removeQueries({ type: 'inactive' });
    void queryClient.invalidateQueries();
  }, [queryClient, token]);
}
