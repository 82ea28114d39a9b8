import { ApiError } from '@sinau/api-client';
import type { AnswerReceipt } from '@sinau/contracts/study/quiz/quiz.schemas';
import type { OwnSubmission, SubmissionFile } from '@sinau/contracts/study/submission/submission.schemas';

export interface Draft {
  readonly content: string;
  readonly files: readonly SubmissionFile[];
}
export interface KeeperState extends Draft {
  /** `waiting`: kept on this device until the server can be reached. */
  readonly saving: 'saved' | 'saving' | 'waiting' | 'refused';
  readonly savedAt: string | null;
  /** Why the server refused what is written. */
  readonly problem: string | null;
  /** What another device stored meanwhile; saving waits until one of both is chosen. */
  readonly theirs: Draft | null;
}
export interface SentDraft {
  content: string;
  fileIds: string[];
  revision: number;
}

interface KeeperOptions {
  /** Names this draft on this device. */
  key: string;
  submission: OwnSubmission;
  save: (sent: SentDraft) => Promise<AnswerReceipt>;
  /** Storage that outlives the tab. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Called when the server holds something else: load it again and pass it to `adopt`. */
  onOutdated: () => void;
}

/** What this device keeps until the server has confirmed it. */
interface Memory extends Draft {
  /** The revision that it was written on. */
  base: number;
  unanswered?: readonly Draft[];
}

const typingPause = 800;
const firstRetry = 2_000;
const longestRetry = 30_000;
const longestWaitForSaving = 2_000;
/** Pasted text may hold characters that no text has; the server refuses them. */
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

const idsOf = ({ files }: Draft) => files.map(({ id }) => id);
const isSameText = (one: Draft | null, { content }: Draft) => one?.content === content;
const isSame = (one: Draft, other: Draft) => one.content === other.content && idsOf(one).join() === idsOf(other).join();

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

/**
 * Keeps what somebody writes: on this device with each letter, on the server a moment later, one save at a time. Nothing
 * is dropped before the server has confirmed it, and nothing of another device is written over unseen.
 */
export function createDraftKeeper({ key, submission, save, storage, onOutdated }: KeeperOptions) {
  let known: Draft = { content: submission.content, files: submission.files };
  let revision = submission.revision;
  let draft: Draft = known;
  let theirs: Draft | null = null;
  /** Sent without an answer. The server may have stored the first, during which the connection broke, or the last. */
  let unanswered: readonly Draft[] = [];
  let savedAt = submission.savedAt;
  let problem: string | null = null;
  let underway: Promise<void> | null = null;
  /** A submission is on its way, with all that is written. */
  let isHeld = false;
  /** The server holds a newer text, which is being loaded. */
  let isOutdated = false;
  let isStopped = true;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const isDirty = () => !isSame(draft, known);
  const isOwn = (stored: Draft) => unanswered.some((sent) => isSame(sent, stored));
  const show = (): KeeperState => ({
    ...draft,
    saving: problem ? 'refused' : !isDirty() ? 'saved' : failures > 0 || theirs ? 'waiting' : 'saving',
    savedAt,
    problem,
    theirs,
  });
  const restored = read(storage, key);
  if (restored && !isSame(restored, known)) {
    draft = { content: restored.content, files: restored.files };
    unanswered = restored.unanswered ?? [];
    if (restored.base !== revision && revision > 0 && !isOwn(known)) theirs = known;
  }
  let shown = show();

  const remember = () => {
    // Once stopped, a newer keeper may have written here.
    if (isStopped && !isSameText(read(storage, key), draft)) return;
    if (isDirty()) write(storage, key, { ...draft, base: theirs ? -1 : revision, unanswered });
    else storage.removeItem(key);
  };
  const tell = () => {
    remember();
    shown = show();
    for (const listener of listeners) listener();
  };

  const flush = () => {
    clearTimeout(timer);
    if (underway || isHeld || isStopped || isOutdated || theirs || problem || !isDirty()) return;
    underway = send(draft);
  };

  const send = async (sent: Draft) => {
    unanswered = [...unanswered.slice(0, 1), sent];
    remember();
    try {
      const receipt = await save({ content: sent.content, fileIds: idsOf(sent), revision: revision + 1 });
      failures = 0;
      if (receipt.isSaved) {
        known = sent;
        unanswered = [];
        ({ revision, savedAt } = receipt);
      } else {
        isOutdated = true;
        onOutdated();
      }
    } catch (error) {
      fail(error);
    }
    underway = null;
    tell();
    if (failures === 0 && !isStopped) flush();
  };

  const fail = (error: unknown) => {
    if (error instanceof ApiError && error.isTransient) {
      failures += 1;
      timer = setTimeout(flush, Math.min(longestRetry, firstRetry * 2 ** (failures - 1)));
      return;
    }
    problem =
      error instanceof ApiError ? (error.fields.fileIds ?? error.fields.content ?? error.message) : 'Gagal menyimpan';
    if (error instanceof ApiError && error.status === 409) onOutdated();
  };

  const later = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(flush, milliseconds);
  };
  const change = (patch: Partial<Draft>, pause: number) => {
    draft = { ...draft, ...patch };
    problem = null;
    isOutdated = false;
    tell();
    if (failures === 0) later(pause);
  };

  const onOnline = () => flush();
  const onHidden = () => document.visibilityState === 'hidden' && flush();
  const stop = () => {
    // What was typed last goes out now; this device keeps it in any case.
    flush();
    isStopped = true;
    window.removeEventListener('online', onOnline);
    document.removeEventListener('visibilitychange', onHidden);
  };

  return {
    /** Starts saving. Returns a function that stops it. */
    start() {
      isStopped = false;
      window.addEventListener('online', onOnline);
      document.addEventListener('visibilitychange', onHidden);
      flush();
      return stop;
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: () => shown,

    write: (text: string) => change({ content: text.replace(unprintable, '') }, typingPause),
    addFile: (file: SubmissionFile) => change({ files: [...draft.files, file] }, 0),
    removeFile: (id: string) => change({ files: draft.files.filter((file) => file.id !== id) }, 0),

    /** Takes over what the server holds. Where both changed, the writer is asked. */
    adopt(newer: OwnSubmission) {
      isOutdated = false;
      if (underway || newer.revision <= revision) return;
      const wasSaved = !isDirty();
      known = { content: newer.content, files: newer.files };
      ({ revision, savedAt } = newer);
      if (wasSaved) draft = known;
      else if (isDirty() && !isOwn(known)) theirs = known;
      unanswered = [];
      tell();
      flush();
    },
    /** Ends the question which of both texts stays. */
    choose(which: 'mine' | 'theirs') {
      if (which === 'theirs') draft = known;
      theirs = null;
      problem = null;
      tell();
      flush();
    },

    /**
     * What to hand in: all of it, so that it is stored whole or not at all. Saving pauses until `resume`, and a save that
     * is under way is waited for: it would be refused if it arrived after the submission.
     */
    async takeUnsaved(): Promise<SentDraft> {
      isHeld = true;
      await Promise.race([underway, new Promise((resolve) => void setTimeout(resolve, longestWaitForSaving))]);
      return { content: draft.content, fileIds: idsOf(draft), revision: isDirty() ? revision + 1 : revision };
    },
    /** Saves again after a submission that failed. */
    resume() {
      isHeld = false;
      flush();
    },
    /** Forgets the draft after it was handed in. */
    forget() {
      known = draft;
      clearTimeout(timer);
      tell();
      isStopped = true;
    },
  };
}

function read(storage: KeeperOptions['storage'], key: string): Memory | null {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') as Memory | null;
  } catch {
    return null;
  }
}

/** A full storage must not stop the writing: the server still gets it. */
function write(storage: KeeperOptions['storage'], key: string, memory: Memory) {
  try {
    storage.setItem(key, JSON.stringify(memory));
  } catch {
    storage.removeItem(key);
  }
}
