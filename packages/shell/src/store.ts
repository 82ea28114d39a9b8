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

/** Creates the store of a visitor, with which the server renders a page. */
export const createVisitorStore = <S extends object>(reducers: Reducers<S>, state?: Partial<ShellState>) =>
  configureStore({
    reducer: { session: sessionSlice.reducer, snackbars: snackbarSlice.reducer, ...reducers } as Reducers<
      ShellState & S
    >,
    preloadedState: state as ShellState & S,
  });

/** Creates the store with the application's own slices besides session and snackbars; all tabs share the session. */
export function createAppStore<S extends object>(reducers: Reducers<S>) {
  const store = createVisitorStore(reducers, { session: readSession(), snackbars: takeCarriedSnackbars() });

  let known = store.getState().session;
  /** Data from another tab is not stored again. */
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
  // A page from the back/forward cache is shown unchanged, with the snackbars of the page after it.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const carried of takeCarriedSnackbars()) store.dispatch(snackbarShown(carried));
  });
  return store;
}

/** Applies a session that another tab has stored. */
function heardOf(stored: string | null, { profile, interruption }: Session) {
  const isMine = profile !== null && endedForIn(stored) === profile.id;
  return isMine && isSessionHeld() ? interrupted(interruption ?? '') : changedElsewhere(parseSession(stored));
}

export type ShellStore = EnhancedStore<ShellState>;
