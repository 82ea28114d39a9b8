import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Profile } from '@sinau/contracts/core/auth/auth.schemas';

export interface Session {
  token: string | null;
  profile: Profile | null;
  /**
   * Set while the session of this user has ended over something they were writing: there is no token, the page stays, and
   * they may sign in again over it. Holds the server's sentence, if it is more than that.
   */
  interruption?: string | undefined;
}

export const nobody: Session = { token: null, profile: null };

export const sessionSlice = createSlice({
  name: 'session',
  initialState: nobody,
  reducers: {
    /** The first call is made with the token, to learn whose it is. */
    tokenReceived: (_state, { payload: token }: PayloadAction<string>) => ({ token, profile: null }),
    signedIn: (_state, { payload }: PayloadAction<{ token: string; profile: Profile }>) => payload,
    profileLoaded(state, { payload }: PayloadAction<Profile>) {
      state.profile = payload;
    },
    signedOut: () => nobody,
    interrupted: ({ profile }, { payload: interruption }: PayloadAction<string>) =>
      profile ? { token: null, profile, interruption } : nobody,
    /** The new token of an interrupted session; the first call is made with it, to learn whose it is. */
    tokenRenewed(state, { payload: token }: PayloadAction<string>) {
      state.token = token;
    },
    /** Another tab signed in or out. */
    changedElsewhere: (_state, { payload }: PayloadAction<Session>) => payload,
  },
  selectors: {
    selectToken: ({ token }) => token,
    selectProfile: ({ profile }) => profile,
    selectIsSignedIn: ({ token, profile, interruption }) =>
      token !== null && profile !== null && interruption === undefined,
    selectInterruption: ({ interruption }) => interruption,
    selectIsInterrupted: ({ interruption }) => interruption !== undefined,
    /** Whether pages for users may be shown. */
    selectMayStay: ({ token, interruption }) => token !== null || interruption !== undefined,
  },
});

export const { tokenReceived, signedIn, profileLoaded, signedOut, interrupted, tokenRenewed, changedElsewhere } =
  sessionSlice.actions;
export const { selectToken, selectProfile, selectIsSignedIn, selectInterruption, selectIsInterrupted, selectMayStay } =
  sessionSlice.selectors;
