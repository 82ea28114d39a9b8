import { createContext, use, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Conflict, Side } from '../merging/three-way.ts';
import type { DocumentHistory } from '../undo/document-history.ts';
import type { LeftOut } from './left-out.ts';
import type { Fields } from './reconcile.ts';
import type { SaveState, Unsaved } from './document.ts';

/** Members of a document's saver that the layout around it needs. */
export interface Saver {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => { state: SaveState; isStoredLocally: boolean; draft: Fields; conflicts: readonly Conflict[] };
  getStored: () => Fields;
  flush: () => Promise<boolean>;
  catchUp: () => Promise<void>;
  revision: () => number;
  choose: (conflict: Conflict, side: Side) => LeftOut | null;
  putBack: (leftOut: LeftOut) => LeftOut;
  /** Declared as a method, since each document has its own fields. */
  restore(unsaved: Unsaved<Fields>): void;
  history: DocumentHistory;
}

export interface OpenDocument {
  saver: Saver;
  /** Identifies the document among the drafts of this device. */
  documentId: string;
}

interface Register {
  open: OpenDocument | null;
  register: (open: OpenDocument | null) => void;
}

const SaverContext = createContext<Register>({ open: null, register: () => undefined });

/** Lets a layout show how the document in it is being saved. */
export function SaverProvider({ children }: { children: ReactNode }) {
  const [open, register] = useState<OpenDocument | null>(null);
  const value = useMemo(() => ({ open, register }), [open]);
  return <SaverContext value={value}>{children}</SaverContext>;
}

/** Returns the saver of the page's document; null on pages without one. */
export const useOpenDocument = () => use(SaverContext).open;
export const useCurrentSaver = () => useOpenDocument()?.saver ?? null;

export function useSaveState(): SaveState | null {
  const saver = useCurrentSaver();
  return useSyncExternalStore(saver?.subscribe ?? neverChanges, () => saver?.getSnapshot().state ?? null);
}

/** Returns whether this device has saved everything that is not on the server yet. */
export function useIsStoredLocally(): boolean {
  const saver = useCurrentSaver();
  return useSyncExternalStore(saver?.subscribe ?? neverChanges, () => saver?.getSnapshot().isStoredLocally ?? false);
}

/** Returns the conflicts that need the writer's decision. */
export function useConflicts(): readonly Conflict[] {
  const saver = useCurrentSaver();
  return useSyncExternalStore(saver?.subscribe ?? neverChanges, () => saver?.getSnapshot().conflicts ?? noConflicts);
}
const noConflicts: readonly Conflict[] = [];
const neverChanges = () => () => undefined;

/** Registers a document as the one of the layout while its page is mounted. */
export function useRegisteredSaver(saver: Saver, documentId: string) {
  const { register } = use(SaverContext);
  useEffect(() => {
    register({ saver, documentId });
    return () => register(null);
  }, [saver, documentId, register]);
}
