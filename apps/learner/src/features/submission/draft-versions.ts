import type { AnswerReceipt } from '@sinau/contracts/study/quiz/quiz.schemas';
import type { OwnSubmission, SubmissionFile } from '@sinau/contracts/study/submission/submission.schemas';
import { localValue, type DeviceStorage } from '@sinau/ui';

export interface Draft {
  readonly content: string;
  readonly files: readonly SubmissionFile[];
}

/** What this device has until the server has confirmed it. */
interface LocalDraft extends Draft {
  /** The revision that it was written on. */
  base: number;
  unanswered?: readonly Draft[];
}

export const idsOf = ({ files }: Draft) => files.map(({ id }) => id);
const isSame = (one: Draft, other: Draft) => one.content === other.content && idsOf(one).join() === idsOf(other).join();
const draftOf = ({ content, files }: Draft): Draft => ({ content, files });

/** The versions of one submission: as it is written here, as the server has it, and as another device stored it. */
export function createDraftVersions(submission: OwnSubmission, key: string, storage: DeviceStorage) {
  const local = localValue<LocalDraft>({ key, storage: () => storage });
  let known = draftOf(submission);
  let { revision } = submission;
  let draft = known;
  let theirs: Draft | null = null;
  /** Sent without an answer. The server may have stored the first, during which the connection broke, or the last. */
  let unanswered: readonly Draft[] = [];

  const isDirty = () => !isSame(draft, known);
  const isOwn = (stored: Draft) => unanswered.some((sent) => isSame(sent, stored));
  const restored = local.read();
  if (restored && !isSame(restored, known)) {
    draft = draftOf(restored);
    unanswered = restored.unanswered ?? [];
    if (restored.base !== revision && revision > 0 && !isOwn(known)) theirs = known;
  }

  return {
    draft: () => draft,
    /** What another device stored meanwhile; null where nobody has to choose. */
    theirs: () => theirs,
    revision: () => revision,
    isDirty,
    /** Whether the device has what is written here, and not what a newer page wrote since. */
    isOnDevice: () => local.read()?.content === draft.content,
    storeLocally() {
      if (!isDirty()) return local.remove();
      const isStored = local.write({ ...draft, base: theirs ? -1 : revision, unanswered });
      // A full storage must not stop the writing: the server still gets it.
      if (!isStored) local.remove();
    },

    change(patch: Partial<Draft>) {
      draft = { ...draft, ...patch };
    },
    noteSent(sent: Draft) {
      unanswered = [...unanswered.slice(0, 1), sent];
    },
    confirm(sent: Draft, receipt: AnswerReceipt) {
      known = sent;
      unanswered = [];
      ({ revision } = receipt);
    },
    /** Takes over what the server has. Where both changed, the writer is asked. */
    adopt(newer: OwnSubmission) {
      const wasSaved = !isDirty();
      known = draftOf(newer);
      ({ revision } = newer);
      if (wasSaved) draft = known;
      else if (isDirty() && !isOwn(known)) theirs = known;
      unanswered = [];
    },
    /** Ends the question which of both texts stays. */
    choose(which: 'mine' | 'theirs') {
      if (which === 'theirs') draft = known;
      theirs = null;
    },
    /** Takes what is written for stored: it was handed in. */
    settle() {
      known = draft;
    },
  };
}
