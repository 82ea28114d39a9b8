import { ApiError } from '@sinau/api-client';
import type { AnswerReceipt } from '@sinau/contracts/study/quiz/quiz.schemas';
import type { OwnSubmission, SubmissionFile } from '@sinau/contracts/study/submission/submission.schemas';

export interface Draft {
  readonly content: string;
  readonly files: readonly SubmissionFile[];
}
export interface StoreState extends Draft {
  /** `waiting`: stored on this device until the server can be reached. */
  readonly saving: 'saved' | 'saving' | 'waiting' | 'refused';
  readonly savedAt: string | null;
  /** Reason why the server refused the text. */
  readonly problem: string | null;
  /** Draft that another device stored in the meantime; saving waits until one of both is chosen. */
  readonly theirs: Draft | null;
}
export interface SentDraft {
  content: string;
  fileIds: string[];
  revision: number;
}

interface StoreOptions {
  /** Storage key of this draft on this device. */
  key: string;
  submission: OwnSubmission;
  save: (sent: SentDraft) => Promise<AnswerReceipt>;
  /** Storage that outlives the tab. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Called when the server holds another text: load it again and pass it to `adopt`. */
  onOutdated: () => void;
}

/** Copy that this device stores until the server has confirmed it. */
interface Memory extends Draft {
  /** Revision on which it is based. */
  base: number;
  unanswered?: readonly Draft[];
}

const typingPause = 800;
const firstRetry = 2_000;
const longestRetry = 30_000;
const longestWaitForSaving = 2_000;
/** Characters that are not text, which pasted text may hold; the server refuses them. */
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

const textOf = ({ content, files }: Draft): Draft => ({ content, files });
const idsOf = ({ files }: Draft) => files.map(({ id }) => id);
const isSameText = (one: Draft | null, { content }: Draft) => one?.content === content;
const isSame = (one: Draft, other: Draft) => one.content === other.content && idsOf(one).join() === idsOf(other).join();

export type DraftStore = ReturnType<typeof createDraftStore>;

/** The text and files of a submission: as they are written here, and as the server is known to have them. */
function createDraftCopies({ key, submission, storage }: Pick<StoreOptions, 'key' | 'submission' | 'storage'>) {
  let known = textOf(submission);
  let { revision, savedAt } = submission;
  let draft: Draft = known;
  let theirs: Draft | null = null;
  /**
   * Drafts sent without an answer. The server may have stored the first, during which the connection broke, or the
   * last.
   */
  let unanswered: readonly Draft[] = [];

  const isDirty = () => !isSame(draft, known);
  const isOwn = (stored: Draft) => unanswered.some((sent) => isSame(sent, stored));
  const restored = read(storage, key);
  if (restored && !isSame(restored, known)) {
    draft = textOf(restored);
    unanswered = restored.unanswered ?? [];
    if (restored.base !== revision && revision > 0 && !isOwn(known)) theirs = known;
  }

  return {
    isDirty,
    current: () => ({ draft, theirs, savedAt }),
    toSend: (): SentDraft => ({
      content: draft.content,
      fileIds: idsOf(draft),
      revision: isDirty() ? revision + 1 : revision,
    }),
    /** Stores the draft on this device, until the server has it. A stopped draftStore leaves what a newer one has written. */
    store(isStopped: boolean) {
      if (isStopped && !isSameText(read(storage, key), draft)) return;
      if (isDirty()) write(storage, key, { ...draft, base: theirs ? -1 : revision, unanswered });
      else storage.removeItem(key);
    },
    edit(patch: Partial<Draft>) {
      draft = { ...draft, ...patch };
    },
    noteSent() {
      unanswered = [...unanswered.slice(0, 1), draft];
      return draft;
    },
    confirm(sent: Draft, receipt: { revision: number; savedAt: string | null }) {
      known = sent;
      unanswered = [];
      ({ revision, savedAt } = receipt);
    },
    /** Takes over what the server holds. Where both changed, the writer is asked. */
    adopt(newer: OwnSubmission) {
      if (newer.revision <= revision) return false;
      const wasSaved = !isDirty();
      known = textOf(newer);
      ({ revision, savedAt } = newer);
      if (wasSaved) draft = known;
      else if (isDirty() && !isOwn(known)) theirs = known;
      unanswered = [];
      return true;
    },
    choose(which: 'mine' | 'theirs') {
      if (which === 'theirs') draft = known;
      theirs = null;
    },
    forget() {
      known = draft;
    },
  };
}

/**
 * Stores what somebody writes: on this device with each letter, on the server a moment later, one save at a time. Nothing
 * is dropped before the server has confirmed it, and nothing of another device is overwritten unseen.
 */
export function createDraftStore({ key, submission, save, storage, onOutdated }: StoreOptions) {
  const copies = createDraftCopies({ key, submission, storage });
  let problem: string | null = null;
  let underway: Promise<void> | null = null;
  /** True if a submission with the whole text is in flight. */
  let isHeld = false;
  /** True if the server holds a newer text, which is being loaded. */
  let isOutdated = false;
  let isStopped = true;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const show = () => stateOf(copies, problem, failures > 0);
  let shown = show();

  const notify = () => {
    copies.store(isStopped);
    shown = show();
    for (const listener of listeners) listener();
  };

  const flush = () => {
    clearTimeout(timer);
    const mayNotSend = underway || isHeld || isStopped || isOutdated || problem || copies.current().theirs;
    if (!mayNotSend && copies.isDirty()) underway = send();
  };

  const send = async () => {
    const body = copies.toSend();
    const sent = copies.noteSent();
    copies.store(isStopped);
    try {
      const receipt = await save(body);
      failures = 0;
      if (receipt.isSaved) copies.confirm(sent, receipt);
      else {
        isOutdated = true;
        onOutdated();
      }
    } catch (error) {
      fail(error);
    }
    underway = null;
    notify();
    if (failures === 0 && !isStopped) flush();
  };

  const fail = (error: unknown) => {
    if (error instanceof ApiError && error.isTransient) {
      failures += 1;
      timer = setTimeout(flush, Math.min(longestRetry, firstRetry * 2 ** (failures - 1)));
      return;
    }
    problem = reasonOf(error);
    if (error instanceof ApiError && error.status === 409) onOutdated();
  };

  const change = (patch: Partial<Draft>, pause: number) => {
    copies.edit(patch);
    problem = null;
    isOutdated = false;
    notify();
    if (failures > 0) return;
    clearTimeout(timer);
    timer = setTimeout(flush, pause);
  };
  const files = () => copies.current().draft.files;

  const onHidden = () => document.visibilityState === 'hidden' && flush();
  const stop = () => {
    // The last typed text is sent now; this device stores it in any case.
    flush();
    isStopped = true;
    window.removeEventListener('online', flush);
    document.removeEventListener('visibilitychange', onHidden);
  };

  return {
    /** Starts saving. Returns a function that stops it. */
    start() {
      isStopped = false;
      window.addEventListener('online', flush);
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
    addFile: (file: SubmissionFile) => change({ files: [...files(), file] }, 0),
    removeFile: (id: string) => change({ files: files().filter((file) => file.id !== id) }, 0),

    /** Adopts the server's text. If both changed, the writer is asked. */
    adopt(newer: OwnSubmission) {
      isOutdated = false;
      if (underway || !copies.adopt(newer)) return;
      notify();
      flush();
    },
    /** Resolves the conflict in favor of one text. */
    choose(which: 'mine' | 'theirs') {
      copies.choose(which);
      problem = null;
      notify();
      flush();
    },

    /**
     * The draft to submit: all of it, so that it is stored whole or not at all. Saving pauses until `resume`, and a save
     * that is in progress is waited for: it would be refused if it arrived after the submission.
     */
    async takeUnsaved(): Promise<SentDraft> {
      isHeld = true;
      await Promise.race([underway, new Promise((resolve) => void setTimeout(resolve, longestWaitForSaving))]);
      return copies.toSend();
    },
    /** Resumes saving after a failed submission. */
    resume() {
      isHeld = false;
      flush();
    },
    /** Forgets the draft after it was submitted. */
    forget() {
      copies.forget();
      clearTimeout(timer);
      notify();
      isStopped = true;
    },
  };
}

function stateOf(copies: ReturnType<typeof createDraftCopies>, problem: string | null, isFailing: boolean): StoreState {
  const { draft, theirs, savedAt } = copies.current();
  const isWaiting = isFailing || theirs !== null;
  const saving = problem ? 'refused' : !copies.isDirty() ? 'saved' : isWaiting ? 'waiting' : 'saving';
  return { ...draft, saving, savedAt, problem, theirs };
}

/** Reason for which a save was refused, for the writer. */
const reasonOf = (error: unknown) =>
  error instanceof ApiError ? (error.fields.fileIds ?? error.fields.content ?? error.message) : 'Gagal menyimpan';

function read(storage: StoreOptions['storage'], key: string): Memory | null {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') as Memory | null;
  } catch {
    return null;
  }
}

/** Stores the draft. A full storage must not prevent writing: the server still gets it. */
function write(storage: StoreOptions['storage'], key: string, memory: Memory) {
  try {
    storage.setItem(key, JSON.stringify(memory));
  } catch {
    storage.removeItem(key);
  }
}
