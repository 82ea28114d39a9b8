import { createContext, use, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Conflict, Side } from '../merging/three-way.ts';
import type { DocumentHistory } from '../undo/document-history.ts';
import type { LeftOut } from './left-out.ts';
import type { Fields } from './reconcile.ts';
import type { SaveState, Unsaved } from './document.ts';

/** What the frame around a document needs of it. */
export interface Saver {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => { state: SaveState; isKept: boolean; draft: Fields; conflicts: readonly Conflict[] };
  getStored: () => Fields;
  flush: () => Promise<boolean>;
  catchUp: () => Promise<void>;
  revision: () => number;
  choose: (conflict: Conflict, side: Side) => LeftOut | null;
  putBack: (leftOut: LeftOut) => LeftOut;
  /** A method, since each document has its own fields. */
  restore(unsaved: Unsaved<Fields>): void;
  history: DocumentHistory;
}

export interface OpenDocument {
  saver: Saver;
  /** Names the document among the drafts of this device. */
  documentId: string;
}

interface Register {
  open: OpenDocument | null;
  register: (open: OpenDocument | null) => void;
}

const SaverContext = createContext<Register>({ open: null, register: () => undefined });

/** Lets a frame show how the document in it is being saved. */
export function SaverProvider({ children }: { children: ReactNode }) {
  const [open, register] = useState<OpenDocument | null>(null);
  const value = useMemo(() => ({ open, register }), [open]);
  return <SaverContext value={value}>{children}</SaverContext>;
}

/** The saver of the page's document; null on pages without one. */
export const useOpenDocument = () => use(SaverContext).open;
export const useCurrentSaver = () => useOpenDocument()?.saver ?? null;

export function useSaveState(): SaveState | null {
  const saver = useCurrentSaver();
  return useSyncExternalStore(saver?.subscribe ?? neverChanges, () => saver?.getSnapshot().state ?? null);
}

/** Whether this device keeps everything that is not saved yet. */
export function useIsStoredLocally(): boolean {
  const saver = useCurrentSaver();
  return useSyncExternalStore(saver?.subscribe ?? neverChanges, () => saver?.getSnapshot().isKept ?? false);
}

/** What waits for the writer's decision. */
export function useConflicts(): readonly Conflict[] {
  const saver = useCurrentSaver();
  return useSyncExternalStore(saver?.subscribe ?? neverChanges, () => saver?.getSnapshot().conflicts ?? noConflicts);
}
const noConflicts: readonly Conflict[] = [];
const neverChanges = () => () => undefined;

/** Makes a document the one of the frame while its page is mounted. */
export function useRegisteredSaver(saver: Saver, documentId: string) {
  const { register } = use(SaverContext);
  useEffect(() => {
    register({ saver, documentId });
    return () => register(null);
  }, [saver, documentId, register]);
}
