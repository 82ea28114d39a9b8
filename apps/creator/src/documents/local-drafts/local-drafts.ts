import { nanoid } from '@reduxjs/toolkit';
import { localStore } from '@sinau/ui';
import type { Fields } from '../saving/reconcile.ts';
import type { DraftStore, Unsaved } from '../saving/document.ts';
import { holdWriter } from './writer-locks.ts';

/** Location and title of a draft. */
export interface DraftKey {
  userId: string;
  /** Groups documents, such as those of one class. */
  groupId: string;
  documentId: string;
  title: string;
  href: string;
}

/** Text that was typed on this device and has not reached the server. */
export interface LocalDraft extends Pick<DraftKey, 'groupId' | 'documentId' | 'title' | 'href'>, Unsaved<Fields> {
  /** Id of the open document that wrote it; each tab has its own. */
  writerId: string;
  /** Time of the last input, as an ISO instant. */
  at: string;
}

const mostPerDocument = 10;

/** Drafts of each document, the newest first, under the user's and the document's id. */
const stored = localStore<readonly LocalDraft[]>({
  prefix: 'draft:',
  limits: { maxAgeMs: 30 * 86_400_000, most: 50, writtenAt: ([newest]) => Date.parse(newest?.at ?? '') || 0 },
});
const nameOf = (userId: string, documentId: string) => `${userId}:${documentId}`;
const read = (name: string) => stored.read(name) ?? [];

/** Returns false if the storage is full or disabled. */
function write(name: string, drafts: readonly LocalDraft[]) {
  if (drafts.length > 0) return stored.write(name, drafts.slice(0, mostPerDocument));
  stored.remove(name);
  return true;
}

const listeners = new Set<() => void>();
/** Last returned list, cached until something changes, since screens compare lists by identity. */
let listed: { of: string; drafts: LocalDraft[] } | null = null;
const notify = () => {
  listed = null;
  for (const listener of listeners) listener();
};

/** Calls the listener on changes by this tab or another one. */
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

/** Returns the drafts of a group that other pages left behind, newest first. */
export function localDrafts(userId: string, groupId: string): LocalDraft[] {
  const of = `${userId}:${groupId}`;
  if (listed?.of !== of) {
    const drafts = stored
      .names()
      .filter((name) => name.startsWith(nameOf(userId, '')))
      .flatMap(read)
      .filter((draft) => draft.groupId === groupId && !openWriters.has(draft.writerId))
      .toSorted((a, b) => b.at.localeCompare(a.at));
    listed = { of, drafts };
  }
  return listed.drafts;
}

/** Returns whether a draft still exists: another tab may have restored it. */
export const isStoredLocally = (userId: string, { documentId, writerId }: LocalDraft) =>
  read(nameOf(userId, documentId)).some((draft) => draft.writerId === writerId);

export function discardDraft(userId: string, { documentId, writerId }: LocalDraft) {
  const name = nameOf(userId, documentId);
  write(
    name,
    read(name).filter((draft) => draft.writerId !== writerId),
  );
  notify();
}

/** Documents that are open in this tab: their drafts are already on screen. */
const openWriters = new Set<string>();

export interface OpenDraft<F extends Fields> extends DraftStore<F> {
  /** Marks the document as open, for this tab and the others; returns a function that ends that. */
  open: () => () => void;
}

/** Saves what one open document lacks on the server. `placeOf` is called at each change, since locations change. */
export function createDraftStore<F extends Fields>(placeOf: () => DraftKey): OpenDraft<F> {
  const writerId = nanoid();
  let writtenName: string | null = null;
  const others = (name: string) => read(name).filter((draft) => draft.writerId !== writerId);
  /**
   * Notifies unless the document is open: lists omit its draft then, and contain only those written before or after.
   */
  const notifyUnlessOpen = () => openWriters.has(writerId) || notify();
  const clear = () => {
    if (!writtenName) return;
    write(writtenName, others(writtenName));
    writtenName = null;
    notifyUnlessOpen();
  };
  return {
    open() {
      openWriters.add(writerId);
      if (writtenName) notify();
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
      const name = nameOf(userId, place.documentId);
      if (writtenName !== name) clear();
      const draft: LocalDraft = { ...place, ...unsaved, writerId, at: new Date().toISOString() };
      const isStoredLocally = write(name, [draft, ...others(name)]);
      if (isStoredLocally) writtenName = name;
      notifyUnlessOpen();
      return isStoredLocally;
    },
  };
}
