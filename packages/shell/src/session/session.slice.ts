import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Profile } from '@sinau/contracts/auth/auth.schemas';

export interface Session {
  token: string | null;
  profile: Profile | null;
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
    /** Another tab signed in or out. */
    changedElsewhere: (_state, { payload }: PayloadAction<Session>) => payload,
  },
  selectors: {
    selectToken: ({ token }) => token,
    selectProfile: ({ profile }) => profile,
    selectIsSignedIn: ({ token, profile }) => token !== null && profile !== null,
  },
});

export const { tokenReceived, signedIn, profileLoaded, signedOut, changedElsewhere } = sessionSlice.actions;
export const { selectToken, selectProfile, selectIsSignedIn } = sessionSlice.selectors;
