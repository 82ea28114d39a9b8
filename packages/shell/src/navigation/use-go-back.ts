import { useCallback } from 'react';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { carrySnackbars, snackbarShown } from '../feedback/snackbar.slice.ts';
import type { ShellState } from '../store.ts';

/** By then the browser has left the page, or the page before was one of this application. */
const settled = 2_000;

/** Says why a page cannot be shown and goes one page back, in whichever application that one lies. */
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
