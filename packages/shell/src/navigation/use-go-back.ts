import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { carrySnackbars, snackbarShown } from '../feedback/snackbar.slice.ts';
import type { ShellState } from '../store.ts';

/** Time after which the browser has left the page, or the previous page was one of this application. */
const settled = 2_000;

/** Shows why a page cannot be opened and goes back to the previous one, in either application. */
export function useGoBack() {
  const store = useStore<ShellState>();
  const navigate = useNavigate();
  return useCallback(
    (msg: string) => {
      store.dispatch(snackbarShown({ tone: 'error', msg }));
      const carry = () => carrySnackbars(store.getState().snackbars);
      window.addEventListener('pagehide', carry, { once: true });
      setTimeout(() => window.removeEventListener('pagehide', carry), settled);
      void navigate(-1);
    },
    [store, navigate],
  );
}
