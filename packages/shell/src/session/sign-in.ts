import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { auth } from '@sinau/api-client';
import type { SignInAnswer } from '@sinau/contracts/core/auth/auth.schemas';
import { loadChunk } from '../navigation/load-chunk.ts';
import { interrupted, signedIn, signedOut, tokenReceived, tokenRenewed } from './session.slice.ts';

/** Returns the token of a sign-in; asks for the second step first where one is missing. */
export async function tokenOf({ token, challenge }: SignInAnswer): Promise<string> {
  if (token !== null) return token;
  const { askSecondStep } = await loadChunk(() => import('./ask.tsx'));
  return askSecondStep(challenge!);
}

/** Loads the profile of a new token, and stores both as the session. */
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

/** Signs the user of an interrupted session in again: typed content stays and pending calls continue. */
export function useRenewSession() {
  const dispatch = useDispatch();
  return useCallback(
    async (body: { email: string; password: string }) => {
      const token = await tokenOf(await auth.requestToken.call({ body }));
      dispatch(tokenRenewed(token));
      try {
        dispatch(signedIn({ token, profile: await auth.me.call() }));
      } catch (error) {
        dispatch(interrupted(''));
        throw error;
      }
    },
    [dispatch],
  );
}
