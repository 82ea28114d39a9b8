import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Profile } from '@sinau/contracts/core/auth/auth.schemas';

export interface Session {
  token: string | null;
  profile: Profile | null;
  /**
   * Set while the session of this user has ended over a text: there is no token, the page stays, and the user may sign
   * in again over it. Contains the server's message, if there is one to show.
   */
  interruption?: string | undefined;
}

export const nobody: Session = { token: null, profile: null };

export const sessionSlice = createSlice({
  name: 'session',
  initialState: nobody,
  reducers: {
    /** The first call is made with the token, to load its user. */
    tokenReceived: (_state, { payload: token }: PayloadAction<string>) => ({ token, profile: null }),
    signedIn: (_state, { payload }: PayloadAction<{ token: string; profile: Profile }>) => payload,
    profileLoaded(state, { payload }: PayloadAction<Profile>) {
      state.profile = payload;
    },
    signedOut: () => nobody,
    interrupted: ({ profile }, { payload: interruption }: PayloadAction<string>) =>
      profile ? { token: null, profile, interruption } : nobody,
    /** The new token of an interrupted session; the first call is made with it, to load its user. */
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
    /** Tells whether pages for users may be shown. */
    selectMayStay: ({ token, interruption }) => token !== null || interruption !== undefined,
  },
});

export const { tokenReceived, signedIn, profileLoaded, signedOut, interrupted, tokenRenewed, changedElsewhere } =
  sessionSlice.actions;
export const { selectToken, selectProfile, selectIsSignedIn, selectInterruption, selectIsInterrupted, selectMayStay } =
  sessionSlice.selectors;
