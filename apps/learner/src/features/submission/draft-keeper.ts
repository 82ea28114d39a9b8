import { ApiError } from '@sinau/api-client';
import type { AnswerReceipt } from '@sinau/contracts/study/quiz/quiz.schemas';
import type { OwnSubmission, SubmissionFile } from '@sinau/contracts/study/submission/submission.schemas';
import type { DeviceStorage } from '@sinau/ui';
import { createSaveLoop } from '../../shared/save-loop.ts';
import { createDraftVersions, idsOf, type Draft } from './draft-versions.ts';

export interface KeeperState extends Draft {
  /** `waiting`: stored on this device until the server can be reached. */
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
  storage: DeviceStorage;
  /** Called when the server holds something else: load it again and pass it to `adopt`. */
  onOutdated: () => void;
}

const typingPause = 800;
/** Pasted text may hold characters that no text has; the server refuses them. */
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

/**
 * Saves what somebody writes: on this device with each letter, on the server a moment later, one save at a time. Nothing
 * is dropped before the server has confirmed it, and nothing of another device is written over unseen.
 */
export function createDraftKeeper({ key, submission, save, storage, onOutdated }: KeeperOptions) {
  const versions = createDraftVersions(submission, key, storage);
  let { savedAt } = submission;
  let problem: string | null = null;
  /** The server holds a newer text, which is being loaded. */
  let isOutdated = false;
  const listeners = new Set<() => void>();

  const sentOf = (draft: Draft, revision: number): SentDraft => ({
    content: draft.content,
    fileIds: idsOf(draft),
    revision,
  });
  const send = async (sent: Draft) => {
    versions.noteSent(sent);
    storeLocally();
    const receipt = await save(sentOf(sent, versions.revision() + 1));
    if (receipt.isSaved) {
      versions.confirm(sent, receipt);
      ({ savedAt } = receipt);
    } else {
      isOutdated = true;
      onOutdated();
    }
    return true;
  };
  const loop = createSaveLoop({
    send: () => (isOutdated || versions.theirs() || problem || !versions.isDirty() ? null : send(versions.draft())),
    onRefused(error) {
      problem = problemOf(error);
      if (error instanceof ApiError && error.status === 409) onOutdated();
    },
    onEnd: () => notify(),
  });

  const storeLocally = () => {
    // Once stopped, a newer keeper may have written here.
    if (!loop.isStopped() || versions.isOnDevice()) versions.storeLocally();
  };
  const savingState = () => {
    if (problem) return 'refused';
    if (!versions.isDirty()) return 'saved';
    return loop.isFailing() || versions.theirs() ? 'waiting' : 'saving';
  };
  const show = (): KeeperState => ({
    ...versions.draft(),
    saving: savingState(),
    savedAt,
    problem,
    theirs: versions.theirs(),
  });
  let shown = show();
  const notify = () => {
    storeLocally();
    shown = show();
    for (const listener of listeners) listener();
  };

  const change = (patch: Partial<Draft>, pause: number) => {
    versions.change(patch);
    problem = null;
    isOutdated = false;
    notify();
    if (!loop.isFailing()) loop.flushAfter(pause);
  };

  return {
    /** Starts saving. Returns a function that sends what is left and stops. */
    start: loop.start,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: () => shown,

    write: (text: string) => change({ content: text.replace(unprintable, '') }, typingPause),
    addFile: (file: SubmissionFile) => change({ files: [...versions.draft().files, file] }, 0),
    removeFile: (id: string) => change({ files: versions.draft().files.filter((file) => file.id !== id) }, 0),

    /** Takes over what the server holds. Where both changed, the writer is asked. */
    adopt(newer: OwnSubmission) {
      isOutdated = false;
      if (loop.isSending() || newer.revision <= versions.revision()) return;
      versions.adopt(newer);
      ({ savedAt } = newer);
      notify();
      loop.flush();
    },
    /** Ends the question which of both texts stays. */
    choose(which: 'mine' | 'theirs') {
      versions.choose(which);
      problem = null;
      notify();
      loop.flush();
    },

    /**
     * What to hand in: all of it, so that it is stored whole or not at all. Saving pauses until `resume`, and a save that
     * is under way is waited for: it would be refused if it arrived after the submission.
     */
    async takeUnsaved(): Promise<SentDraft> {
      await loop.hold();
      return sentOf(versions.draft(), versions.isDirty() ? versions.revision() + 1 : versions.revision());
    },
    /** Saves again after a submission that failed. */
    resume: loop.resume,
    /** Forgets the draft after it was handed in. */
    forget() {
      versions.settle();
      notify();
      loop.stop();
    },
  };
}

const problemOf = (error: unknown) =>
  error instanceof ApiError ? (error.fields.fileIds ?? error.fields.content ?? error.message) : 'Gagal menyimpan';
