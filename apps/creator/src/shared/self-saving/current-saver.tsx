import { createContext, use, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { SaveState } from './self-saving.ts';

/** What the frame around a document needs of it. */
export interface Saver {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => { state: SaveState };
  flush: () => Promise<boolean>;
  keepMine: () => Promise<void>;
  takeTheirs: () => void;
}

interface Register {
  saver: Saver | null;
  register: (saver: Saver | null) => void;
}

const SaverContext = createContext<Register>({ saver: null, register: () => undefined });

/** Lets a frame show how the document in it is being saved. */
export function SaverProvider({ children }: { children: ReactNode }) {
  const [saver, register] = useState<Saver | null>(null);
  const value = useMemo(() => ({ saver, register }), [saver]);
  return <SaverContext value={value}>{children}</SaverContext>;
}

/** The document on the page; null on pages without one. */
export const useCurrentSaver = () => use(SaverContext).saver;

export function useSaveState(): SaveState | null {
  const saver = useCurrentSaver();
  return useSyncExternalStore(saver?.subscribe ?? neverChanges, () => saver?.getSnapshot().state ?? null);
}
const neverChanges = () => () => undefined;

/** Makes a document the one of the frame while its page stands. */
export function useRegisteredSaver(saver: Saver) {
  const { register } = use(SaverContext);
  useEffect(() => {
    register(saver);
    return () => register(null);
  }, [saver, register]);
}
