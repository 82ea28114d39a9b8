import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsInterrupted, useProfile, useSessionHold } from '@sinau/shell';
import { withHistory } from '../undo/document-history.ts';
import { createDraftStore, type DraftKey, type OpenDraft } from '../local-drafts/local-drafts.ts';
import type { Fields, Stored } from './reconcile.ts';
import type { SaveState, Storage } from './document.ts';
import { createSelfSaving } from './self-saving.ts';

/** Identifies a document among the drafts of this device; the page's address and the user are added. */
export type DocumentKey = Pick<DraftKey, 'groupId' | 'documentId' | 'title'>;

/** Holds one document while the component is mounted: `initial` is read once, `storage` and key may change. */
export function useSelfSaving<F extends Fields>(
  initial: Stored<F>,
  storage: Storage<F>,
  placeOf: (draft: F) => DocumentKey,
) {
  const [userId] = useState(useProfile()?.id ?? '');
  const { pathname, search } = useLocation();
  const draftKeyOf = (draft: F) => ({ ...placeOf(draft), userId, href: pathname + search });
  const [{ document, draftStore, follow }] = useState(() => openDocument(initial, storage, draftKeyOf));
  useEffect(() => {
    document.use(storage);
    follow(draftKeyOf);
  });
  useEffect(() => draftStore.open(), [draftStore]);
  useEffect(() => () => document.close(), [document]);
  const snapshot = useSyncExternalStore(document.subscribe, document.getSnapshot);
  useSessionHold();
  useSaveOnRenewal(document);
  useSaveOnLeaving(document);
  useAnotherTry(document, snapshot.state);
  return { ...snapshot, document };
}

/** Opens the document and the copy of its unsaved fields on this device. */
function openDocument<F extends Fields>(initial: Stored<F>, storage: Storage<F>, firstKeyOf: (draft: F) => DraftKey) {
  let placeOf = firstKeyOf;
  const draftStore: OpenDraft<F> = createDraftStore(() => placeOf(document.getSnapshot().draft));
  const document = withHistory(createSelfSaving(initial, storage, draftStore));
  return {
    document,
    draftStore,
    follow: (next: (draft: F) => DraftKey) => {
      placeOf = next;
    },
  };
}

interface Leavable {
  isDirty: () => boolean;
  flush: () => Promise<boolean>;
}

/** Saves when the page is hidden or the connection is back, and asks before the window closes with unsaved text. */
function useSaveOnLeaving(document: Leavable) {
  const flush = useEffectEvent(() => void document.flush());
  useEffect(() => {
    const onOnline = () => flush();
    const onHidden = () => window.document.visibilityState === 'hidden' && flush();
    const onClose = (event: BeforeUnloadEvent) => document.isDirty() && event.preventDefault();
    window.addEventListener('online', onOnline);
    window.addEventListener('beforeunload', onClose);
    window.document.addEventListener('visibilitychange', onHidden);
    return () => {
      window.removeEventListener('online', onOnline);
      window.removeEventListener('beforeunload', onClose);
      window.document.removeEventListener('visibilitychange', onHidden);
    };
  }, [document]);
}

/** Saves what could not be saved until the writer signed in again. */
function useSaveOnRenewal(document: Leavable) {
  const isInterrupted = useIsInterrupted();
  const wasInterrupted = useRef(false);
  useEffect(() => {
    if (wasInterrupted.current && !isInterrupted) void document.flush();
    wasInterrupted.current = isInterrupted;
  }, [document, isInterrupted]);
}

const pauseMs = 10_000;

/** Retries a transient failure automatically, as long as the page is open. */
function useAnotherTry({ flush }: Leavable, state: SaveState) {
  const mayRetry = state.kind === 'failed' && state.isTransient;
  useEffect(() => {
    if (!mayRetry) return undefined;
    const timer = setTimeout(() => void flush(), pauseMs);
    return () => clearTimeout(timer);
  }, [flush, state, mayRetry]);
}
