import { configureStore, type EnhancedStore, type Reducer } from '@reduxjs/toolkit';
import { snackbarShown, snackbarSlice, takeCarriedSnackbars, type SnackbarState } from './feedback/snackbar.slice.ts';
import { isSessionHeld } from './session/session-hold.ts';
import { endedForIn, parseSession, readSession, sessionKey, writeSession } from './session/session-storage.ts';
import { changedElsewhere, interrupted, sessionSlice, type Session } from './session/session.slice.ts';

export interface ShellState {
  session: Session;
  snackbars: SnackbarState[];
}

type Reducers<S> = { [K in keyof S]: Reducer<S[K]> };

/** The store of a visitor: what the server renders a page with. */
export const createVisitorStore = <S extends object>(reducers: Reducers<S>, state?: Partial<ShellState>) =>
  configureStore({
    reducer: { session: sessionSlice.reducer, snackbars: snackbarSlice.reducer, ...reducers } as Reducers<
      ShellState & S
    >,
    preloadedState: state as ShellState & S,
  });

/** The application's own slices beside session and snackbars; the session is that of all tabs. */
export function createAppStore<S extends object>(reducers: Reducers<S>) {
  const store = createVisitorStore(reducers, { session: readSession(), snackbars: takeCarriedSnackbars() });

  let known = store.getState().session;
  /** What another tab has stored is not written again. */
  let isHearing = false;
  store.subscribe(() => {
    const { session } = store.getState();
    if (session !== known && !isHearing) writeSession(session);
    known = session;
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== sessionKey) return;
    isHearing = true;
    store.dispatch(heardOf(newValue, store.getState().session));
    isHearing = false;
  });
  // A page that the browser kept whole is shown again as it was, with what the page after it has to say.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const carried of takeCarriedSnackbars()) store.dispatch(snackbarShown(carried));
  });
  return store;
}

/** What a session that another tab has stored means for this one. */
function heardOf(stored: string | null, { profile, interruption }: Session) {
  const isMine = profile !== null && endedForIn(stored) === profile.id;
  return isMine && isSessionHeld() ? interrupted(interruption ?? '') : changedElsewhere(parseSession(stored));
}

export type ShellStore = EnhancedStore<ShellState>;
