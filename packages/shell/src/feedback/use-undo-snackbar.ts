import { useCallback, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { snackbarClosed, snackbarShown } from './snackbar.slice.ts';

/** Undo functions of snackbars, by the snackbar's id: functions do not belong in the store. */
const undos = new Map<string, () => void>();
export const undo = (id: string) => undos.get(id)?.();

const undoMs = 10_000;

interface Undo {
  msg: string;
  /** Label of the button. */
  label: string;
  undo: () => void;
}

/** Shows what was removed, with an undo button for ten seconds while the component is mounted. */
export function useUndoSnackbar() {
  const dispatch = useDispatch();
  const shown = useRef<string>(undefined);
  const close = useCallback(() => {
    if (shown.current === undefined) return;
    undos.delete(shown.current);
    dispatch(snackbarClosed(shown.current));
    shown.current = undefined;
  }, [dispatch]);
  const show = useCallback(
    ({ msg, label, undo: act }: Undo) => {
      close();
      const { payload } = dispatch(snackbarShown({ tone: 'success', msg, undoLabel: label, timeout: undoMs }));
      shown.current = payload.id;
      undos.set(payload.id, act);
    },
    [close, dispatch],
  );
  useEffect(() => close, [close]);
  return { show, close };
}
