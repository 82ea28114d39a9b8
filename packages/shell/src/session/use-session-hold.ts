import { useEffect } from 'react';
import { holdSession } from './session-hold.ts';

/** Keeps the page open if the session ends while the component is mounted: its user may sign in again over it. */
export function useSessionHold() {
  useEffect(() => {
    // Loaded early, while the server can be reached.
    void import('../navigation/frame-dialogs.tsx').catch(() => undefined);
    return holdSession();
  }, []);
}
