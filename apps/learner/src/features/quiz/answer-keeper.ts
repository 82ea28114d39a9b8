import { ApiError } from '@sinau/api-client';
import type { AnswerReceipt, Answers, Attempt } from '@sinau/contracts/study/quiz/quiz.schemas';
import { isTyped } from '@sinau/contracts/study/question/question.rules';
import { isNewer, type KeptAnswer, type KeptAnswers } from './kept-answers.ts';

export interface KeeperState {
  readonly answers: Answers;
  /** The index of the open question. */
  readonly current: number;
  /** The ids of the flagged questions. */
  readonly flagged: readonly string[];
  readonly saving: 'saved' | 'saving' | 'waiting';
  /** When the server last confirmed a save; null before the first one. */
  readonly savedAt: string | null;
}

interface Sent {
  answers: Answers;
  revision: number;
}

interface KeeperOptions {
  attempt: Attempt;
  save: (sent: Sent) => Promise<AnswerReceipt>;
  /** What the device keeps of the attempt, for all of its tabs. */
  kept: KeptAnswers;
  /** Called on a conflict: another device saved answers or submitted the attempt. Load it again and pass it to `adopt`. */
  onOutdated: () => void;
}

export type AnswerKeeper = ReturnType<typeof createAnswerKeeper>;
type Pending = ReadonlyMap<string, KeptAnswer>;

const typingPause = 800;
/** An answer of another tab is sent by this one if that tab has not done it by then. */
const otherTabPause = 5_000;
const firstRetry = 2_000;
const longestRetry = 30_000;
const longestWaitForSaving = 2_000;
const isEnded = (error: unknown) =>
  error instanceof ApiError && (error.code === 'attempt_submitted' || error.code === 'attempt_time_up');

/**
 * Stores the answers of one attempt: on the screen at once, on this device with each letter, and on the server as soon as
 * it can be reached, one save at a time. No answer is dropped before the server has confirmed it.
 */
export function createAnswerKeeper({ attempt, save, kept, onOutdated }: KeeperOptions) {
  const tab = crypto.randomUUID();
  const answers = new Map<string, KeptAnswer>();
  /** What the server had when it was asked last. */
  let base = attempt;
  let revision = attempt.revision;
  let { current, flagged } = kept.place() ?? { current: firstOpen(attempt), flagged: [] };
  let savedAt: string | null = null;
  let underway: Promise<void> | null = null;
  let isStopped = true;
  let isHeld = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const pending = (): Pending => new Map([...answers].filter(([, { savedIn }]) => savedIn === null));

  /** Brings this tab and the device to the newer of their answers. */
  const agreeOn = (id: string) => {
    const [stored, known] = [kept.answerTo(id), answers.get(id)];
    if (!stored || (known && isNewer(known, stored))) {
      if (stored && known) kept.keep(id, known);
      return;
    }
    answers.set(id, stored);
    revision = Math.max(revision, stored.revision);
  };
  const agree = () => {
    for (const { id } of attempt.questions) agreeOn(id);
    if (pending().size > 0) revision = Math.max(revision, base.revision + 1);
  };
  agree();
  let shown = show();

  function show(): KeeperState {
    const isShown = ({ savedIn }: KeptAnswer) => savedIn === null || savedIn > base.revision;
    const ours = [...answers].filter(([, answer]) => isShown(answer));
    return {
      answers: { ...base.answers, ...valuesOf(ours) },
      current,
      flagged,
      saving: pending().size === 0 ? 'saved' : failures > 0 ? 'waiting' : 'saving',
      savedAt,
    };
  }
  const tell = () => {
    shown = show();
    for (const listener of listeners) listener();
  };
  const movePlace = (place: { current?: number; flagged?: readonly string[] }) => {
    ({ current, flagged } = { current, flagged, ...place });
    kept.keepPlace({ current, flagged });
    tell();
  };

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (underway || isHeld || isStopped) return;
    agree();
    if (pending().size > 0) underway = send(pending());
    // Another tab has sent what this one could not.
    else failures = 0;
  };
  const flushAfter = (milliseconds: number) => {
    timer ??= setTimeout(flush, milliseconds);
  };

  const send = async (sent: Pending) => {
    const sentRevision = revision;
    try {
      const receipt = await save({ answers: valuesOf(sent), revision: sentRevision });
      failures = 0;
      if (receipt.isSaved) confirm(sent, sentRevision, receipt);
      else onOutdated();
    } catch (error) {
      if (error instanceof ApiError && error.isTransient) failures += 1;
      else {
        if (isEnded(error)) forgetAll();
        onOutdated();
      }
    }
    underway = null;
    tell();
    if (isStopped) return;
    if (failures > 0) flushAfter(Math.min(longestRetry, firstRetry * 2 ** (failures - 1)));
    else if (revision > sentRevision) flush();
  };

  /** Only what was sent is confirmed: an answer that was given meanwhile, here or in another tab, is still to be sent. */
  const confirm = (sent: Pending, savedIn: number, receipt: AnswerReceipt) => {
    savedAt = receipt.savedAt;
    for (const [id, answer] of sent) {
      agreeOn(id);
      const known = answers.get(id);
      if (known?.revision !== answer.revision || known.tab !== answer.tab) continue;
      const saved = { ...answer, savedIn };
      answers.set(id, saved);
      kept.keep(id, saved);
    }
  };

  const forgetAll = () => {
    answers.clear();
    kept.clear();
  };

  const onStorage = ({ key, newValue }: StorageEvent) => {
    const changed = kept.changed(key);
    if (changed === null) return;
    // Another tab has handed the attempt in.
    if (changed === 'place' && newValue === null) onOutdated();
    else if (changed === 'place') flagged = kept.place()?.flagged ?? flagged;
    else agreeOn(changed.question);
    tell();
    if (pending().size > 0 && !isStopped) flushAfter(otherTabPause);
  };
  const onHidden = () => document.visibilityState === 'hidden' && flush();
  const stop = () => {
    flush();
    isStopped = true;
    clearTimeout(timer);
    timer = undefined;
    window.removeEventListener('online', flush);
    window.removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', onHidden);
  };

  return {
    /** Starts saving. Returns a function that sends what is left and stops. */
    start() {
      isStopped = false;
      kept.keepPlace({ current, flagged });
      window.addEventListener('online', flush);
      window.addEventListener('storage', onStorage);
      document.addEventListener('visibilitychange', onHidden);
      flush();
      return stop;
    },

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: () => shown,

    /** What is typed is sent once the typing pauses. */
    answer(questionId: string, values: string[]) {
      agreeOn(questionId);
      revision += 1;
      const answer: KeptAnswer = { values, revision, tab, savedIn: null };
      answers.set(questionId, answer);
      kept.keep(questionId, answer);
      tell();
      if (failures === 0 && isWritten(attempt, questionId)) {
        clearTimeout(timer);
        timer = undefined;
        if (!isStopped) flushAfter(typingPause);
      } else if (!isWritten(attempt, questionId)) flush();
    },

    goTo: (index: number) => movePlace({ current: Math.min(Math.max(0, index), attempt.questions.length - 1) }),

    toggleFlag: (questionId: string) =>
      movePlace({
        flagged: flagged.includes(questionId) ? flagged.filter((id) => id !== questionId) : [...flagged, questionId],
      }),

    /** Takes over the server's answers. Unconfirmed answers of this device win over them. */
    adopt(newer: Attempt) {
      if (newer.revision < base.revision) return;
      base = newer;
      revision = Math.max(revision, newer.revision + (pending().size > 0 ? 1 : 0));
      tell();
      flush();
    },

    /**
     * The answers to send with the submission: only those not confirmed yet. Saving pauses until `resume`, and a save
     * that is under way is waited for: it would be refused if it arrived after the submission.
     */
    async takeUnsaved(): Promise<Sent | undefined> {
      isHeld = true;
      await Promise.race([underway, new Promise((resolve) => void setTimeout(resolve, longestWaitForSaving))]);
      agree();
      return pending().size > 0 ? { answers: valuesOf(pending()), revision } : undefined;
    },
    /** Saves again after a submission that failed. */
    resume() {
      isHeld = false;
      flush();
    },

    /** Forgets the attempt after it was submitted. */
    forget() {
      forgetAll();
      stop();
    },
  };
}

const valuesOf = (answers: Iterable<readonly [string, KeptAnswer]>): Answers =>
  Object.fromEntries([...answers].map(([id, { values }]) => [id, [...values]]));

const isWritten = ({ questions }: Attempt, id: string) =>
  questions.some((question) => question.id === id && isTyped(question.type));

/** On another device, an attempt continues after the last answered question. */
function firstOpen({ questions, answers }: Attempt) {
  const last = questions.map(({ id }) => (answers[id] ?? []).length > 0).lastIndexOf(true);
  return Math.min(last + 1, questions.length - 1);
}
