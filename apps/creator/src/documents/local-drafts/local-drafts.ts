import { nanoid } from '@reduxjs/toolkit';
import type { Fields } from '../saving/reconcile.ts';
import type { DraftKeeper, Unsaved } from '../saving/document.ts';
import { holdWriter } from './writer-locks.ts';

/** Where a draft belongs, and what to call it. */
export interface DraftPlace {
  userId: string;
  /** Groups documents, such as those of one class. */
  groupId: string;
  documentId: string;
  title: string;
  href: string;
}

/** Text that was typed on this device and has not reached the server. */
export interface KeptDraft extends Pick<DraftPlace, 'groupId' | 'documentId' | 'title' | 'href'>, Unsaved<Fields> {
  /** The open document that wrote it; each tab has its own. */
  writerId: string;
  /** When it was last typed in, as an ISO instant. */
  at: string;
}

const prefix = 'draft:';
const maxAgeMs = 30 * 86_400_000;
const maxDocuments = 50;
const maxPerDocument = 10;

const keyOf = (userId: string, documentId: string) => `${prefix}${userId}:${documentId}`;
const read = (key: string): KeptDraft[] => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as KeptDraft[];
  } catch {
    return [];
  }
};

const listeners = new Set<() => void>();
/** The last returned list, cached until something changes, since screens compare lists by identity. */
let listed: { of: string; drafts: KeptDraft[] } | null = null;
const notify = () => {
  listed = null;
  for (const listener of listeners) listener();
};

/** False where the storage is full or switched off. */
function write(key: string, drafts: KeptDraft[]) {
  try {
    if (drafts.length > 0) localStorage.setItem(key, JSON.stringify(drafts.slice(0, maxPerDocument)));
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** Called on changes, by this tab or another one. */
export function subscribeToDrafts(listener: () => void) {
  if (listeners.size === 0) {
    listed = null;
    window.addEventListener('storage', notify);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', notify);
  };
}

/** The drafts of a group that other pages left behind, newest first. */
export function keptDrafts(userId: string, groupId: string): KeptDraft[] {
  const of = `${userId}:${groupId}`;
  if (listed?.of !== of) {
    const drafts = draftKeys()
      .filter((key) => key.startsWith(keyOf(userId, '')))
      .flatMap(read)
      .filter((draft) => draft.groupId === groupId && !openWriters.has(draft.writerId))
      .toSorted((a, b) => b.at.localeCompare(a.at));
    listed = { of, drafts };
  }
  return listed.drafts;
}

/** Whether a draft is still there: another tab may have taken it up. */
export const isKept = (userId: string, { documentId, writerId }: KeptDraft) =>
  read(keyOf(userId, documentId)).some((draft) => draft.writerId === writerId);

export function discardDraft(userId: string, { documentId, writerId }: KeptDraft) {
  const key = keyOf(userId, documentId);
  write(
    key,
    read(key).filter((draft) => draft.writerId !== writerId),
  );
  notify();
}

const draftKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(prefix));

/** Drops old drafts, so that forgotten ones never fill the storage. */
function dropOldDrafts() {
  const newest = (key: string) => read(key)[0]?.at ?? '';
  const oldestAllowed = new Date(Date.now() - maxAgeMs).toISOString();
  const byAge = draftKeys().toSorted((a, b) => newest(b).localeCompare(newest(a)));
  for (const [index, key] of byAge.entries())
    if (index >= maxDocuments || newest(key) < oldestAllowed) localStorage.removeItem(key);
}

/** Documents that are open in this tab: their drafts are on screen already. */
const openWriters = new Set<string>();

export interface OpenDraft<F extends Fields> extends DraftKeeper<F> {
  /** Marks the document as open, for this tab and the others; returns how to end that. */
  open: () => () => void;
}

/** Keeps what one open document lacks on the server. `placeOf` is asked at each change, since places change. */
export function createDraftKeeper<F extends Fields>(placeOf: () => DraftPlace): OpenDraft<F> {
  const writerId = nanoid();
  let writtenKey: string | null = null;
  const others = (key: string) => read(key).filter((draft) => draft.writerId !== writerId);
  /** What an open document keeps is in nobody's list; what it wrote before or saves afterwards is, or was. */
  const notifyUnlessOpen = () => openWriters.has(writerId) || notify();
  const clear = () => {
    if (!writtenKey) return;
    write(writtenKey, others(writtenKey));
    writtenKey = null;
    notifyUnlessOpen();
  };
  return {
    open() {
      openWriters.add(writerId);
      if (writtenKey) notify();
      const release = holdWriter(writerId);
      return () => {
        openWriters.delete(writerId);
        release();
        notify();
      };
    },
    clear,
    write(unsaved) {
      const { userId, ...place } = placeOf();
      const key = keyOf(userId, place.documentId);
      if (writtenKey !== key) {
        clear();
        dropOldDrafts();
      }
      const draft: KeptDraft = { ...place, ...unsaved, writerId, at: new Date().toISOString() };
      const isKept = write(key, [draft, ...others(key)]);
      if (isKept) writtenKey = key;
      notifyUnlessOpen();
      return isKept;
    },
  };
}
