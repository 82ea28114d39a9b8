import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Fields, Stored } from './reconcile.ts';
import { createSelfSaving, type SaveState, type Storage } from './self-saving.ts';

/** One document for as long as the component stands: `initial` is read once, `storage` may change. */
export function useSelfSaving<F extends Fields>(initial: Stored<F>, storage: Storage<F>) {
  const [document] = useState(() => createSelfSaving(initial, storage));
  useEffect(() => document.use(storage));
  const snapshot = useSyncExternalStore(document.subscribe, document.getSnapshot);
  useSaveOnLeaving(document);
  useAnotherTry(document, snapshot.state);
  return { ...snapshot, document };
}

interface Leavable {
  isDirty: () => boolean;
  flush: () => Promise<boolean>;
}

/** Saves when the page is hidden or the connection is back, and asks before the window closes over unsaved text. */
function useSaveOnLeaving(document: Leavable) {
  useEffect(() => {
    const flush = () => void document.flush();
    const onHidden = () => window.document.visibilityState === 'hidden' && flush();
    const onClose = (event: BeforeUnloadEvent) => document.isDirty() && event.preventDefault();
    window.addEventListener('online', flush);
    window.addEventListener('beforeunload', onClose);
    window.document.addEventListener('visibilitychange', onHidden);
    return () => {
      window.removeEventListener('online', flush);
      window.removeEventListener('beforeunload', onClose);
      window.document.removeEventListener('visibilitychange', onHidden);
    };
  }, [document]);
}

const pauseMs = 10_000;

/** What failed for a moment is tried again without being asked, as long as the page stands. */
function useAnotherTry({ flush }: Leavable, state: SaveState) {
  const mayPass = state.kind === 'failed' && state.isPassing;
  useEffect(() => {
    if (!mayPass) return undefined;
    const timer = setTimeout(() => void flush(), pauseMs);
    return () => clearTimeout(timer);
  }, [flush, state, mayPass]);
}
