import { configureStore, type EnhancedStore, type Reducer } from '@reduxjs/toolkit';
import { snackbarShown, snackbarSlice, takeCarriedSnackbars, type SnackbarState } from './feedback/snackbar.slice.ts';
import { parseSession, readSession, sessionKey, writeSession } from './session/session-storage.ts';
import { changedElsewhere, sessionSlice, type Session } from './session/session.slice.ts';

export interface ShellState {
  session: Session;
  snackbars: SnackbarState[];
}

type Reducers<S> = { [K in keyof S]: Reducer<S[K]> };

/** The application's own slices beside session and snackbars; the session is that of all tabs. */
export function createAppStore<S extends object>(reducers: Reducers<S>) {
  const store = configureStore({
    reducer: { session: sessionSlice.reducer, snackbars: snackbarSlice.reducer, ...reducers } as Reducers<
      ShellState & S
    >,
    preloadedState: { session: readSession(), snackbars: takeCarriedSnackbars() } as Partial<
      ShellState & S
    > as ShellState & S,
  });

  let known = store.getState().session;
  store.subscribe(() => {
    const { session } = store.getState();
    if (session !== known) writeSession(session);
    known = session;
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === sessionKey) store.dispatch(changedElsewhere(parseSession(newValue)));
  });
  // A page that the browser kept whole is shown again as it was, with what the page after it has to say.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const carried of takeCarriedSnackbars()) store.dispatch(snackbarShown(carried));
  });
  return store;
}

export type ShellStore = EnhancedStore<ShellState>;
