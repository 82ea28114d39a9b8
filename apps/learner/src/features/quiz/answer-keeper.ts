import { ApiError } from '@sinau/api-client';
import type { AnswerReceipt, Answers, Attempt } from '@sinau/contracts/quiz/quiz.schemas';

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
  /** Storage that survives a reload of the tab. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Called on a conflict: another device saved answers or submitted the attempt. Load it again and pass it to `adopt`. */
  onOutdated: () => void;
}

/** What a tab stores of an attempt in addition to the server. */
interface Memory {
  /** Answers that the server has not confirmed yet. */
  changed: Answers;
  revision: number;
  current: number;
  flagged: string[];
}

export type AnswerKeeper = ReturnType<typeof createAnswerKeeper>;

const typingPause = 800;
const firstRetry = 2_000;
const longestRetry = 30_000;
const longestHandOver = 2_000;

/**
 * Stores the answers of one attempt: on the screen at once, in this tab across a reload, and on the server as soon as
 * it can be reached, one save at a time. No answer is dropped before the server has confirmed it.
 */
export function createAnswerKeeper({ attempt, save, storage, onOutdated }: KeeperOptions) {
  const key = `quiz-attempt:${attempt.id}`;
  const memory = restore(storage.getItem(key), attempt);
  let base: Answers = attempt.answers;
  let savedAt: string | null = null;
  let underway: Promise<void> | null = null;
  let isStopped = true;
  let isHeld = false;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  let shown = show();

  function show(): KeeperState {
    const { changed, current, flagged } = memory;
    const isWaiting = failures > 0;
    return {
      answers: { ...base, ...changed },
      current,
      flagged,
      saving: isWaiting ? 'waiting' : hasChanges(memory) ? 'saving' : 'saved',
      savedAt,
    };
  }

  const tell = () => {
    storage.setItem(key, JSON.stringify(memory));
    shown = show();
    for (const listener of listeners) listener();
  };

  const flush = () => {
    clearTimeout(retry);
    if (underway || isHeld || isStopped || !hasChanges(memory)) return;
    underway = send({ answers: memory.changed, revision: memory.revision });
  };

  const send = async (sent: Sent) => {
    try {
      const receipt = await save(sent);
      failures = 0;
      if (receipt.isSaved) confirm(sent, receipt);
      else onOutdated();
    } catch (error) {
      if (error instanceof ApiError && error.isTransient) waitAndRetry();
      else onOutdated();
    }
    underway = null;
    if (isStopped) return;
    tell();
    if (failures === 0 && memory.revision > sent.revision) flush();
  };

  const confirm = ({ answers }: Sent, receipt: AnswerReceipt) => {
    base = { ...base, ...answers };
    savedAt = receipt.savedAt;
    memory.changed = Object.fromEntries(
      Object.entries(memory.changed).filter(([id, chosen]) => answers[id] !== chosen),
    );
  };

  const waitAndRetry = () => {
    failures += 1;
    if (!isStopped) retry = setTimeout(flush, Math.min(longestRetry, firstRetry * 2 ** (failures - 1)));
  };

  const sendSoon = () => {
    if (isStopped || failures > 0) return;
    clearTimeout(retry);
    retry = setTimeout(flush, typingPause);
  };

  const onOnline = () => flush();
  const stop = () => {
    isStopped = true;
    clearTimeout(retry);
    window.removeEventListener('online', onOnline);
  };

  return {
    /** Starts saving. Returns a function that stops it. */
    start() {
      isStopped = false;
      window.addEventListener('online', onOnline);
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
      memory.changed = { ...memory.changed, [questionId]: values };
      memory.revision += 1;
      tell();
      if (isTyped(attempt, questionId)) sendSoon();
      else flush();
    },

    goTo(index: number) {
      memory.current = Math.min(Math.max(0, index), attempt.questions.length - 1);
      tell();
    },

    toggleFlag(questionId: string) {
      memory.flagged = memory.flagged.includes(questionId)
        ? memory.flagged.filter((id) => id !== questionId)
        : [...memory.flagged, questionId];
      tell();
    },

    /** Takes over the server's answers. Unconfirmed answers of this tab win over them. */
    adopt(newer: Attempt) {
      if (newer.revision < memory.revision || underway) return;
      base = newer.answers;
      memory.revision = hasChanges(memory) ? newer.revision + 1 : newer.revision;
      tell();
      flush();
    },

    /**
     * The answers to send with the submission: only those not confirmed yet. Saving pauses until `resume`, and a save
     * that is under way is waited for: it would be refused if it arrived after the submission.
     */
    async handOver(): Promise<Sent | undefined> {
      isHeld = true;
      await Promise.race([underway, new Promise((resolve) => void setTimeout(resolve, longestHandOver))]);
      return hasChanges(memory) ? { answers: memory.changed, revision: memory.revision } : undefined;
    },
    /** Saves again after a submission that failed. */
    resume() {
      isHeld = false;
      flush();
    },

    /** Forgets the attempt after it was submitted. */
    forget() {
      stop();
      storage.removeItem(key);
    },
  };
}

const isTyped = ({ questions }: Attempt, id: string) =>
  questions.find((question) => question.id === id)?.type === 'short-answer';

const hasChanges = ({ changed }: Memory) => Object.keys(changed).length > 0;

/** The unconfirmed answers of this tab win over those of the server. */
function restore(text: string | null, { revision, questions, answers }: Attempt): Memory {
  const known = text ? (JSON.parse(text) as Memory) : null;
  if (!known) return { changed: {}, revision, current: firstOpen(questions, answers), flagged: [] };
  return { ...known, revision: hasChanges(known) ? Math.max(known.revision, revision + 1) : revision };
}

/** On another device, an attempt continues after the last answered question. */
function firstOpen(questions: Attempt['questions'], answers: Answers) {
  const last = questions.map(({ id }) => (answers[id] ?? []).length > 0).lastIndexOf(true);
  return Math.min(last + 1, questions.length - 1);
}
