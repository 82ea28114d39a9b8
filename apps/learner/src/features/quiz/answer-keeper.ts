import { ApiError } from '@sinau/api-client';
import type { AnswerReceipt, Answers, Attempt } from '@sinau/contracts/quiz/quiz.schemas';

export interface Kept {
  readonly answers: Answers;
  /** Which question is open, from 0. */
  readonly current: number;
  /** Questions to come back to. */
  readonly flagged: readonly string[];
  readonly saving: 'saved' | 'saving' | 'waiting';
  /** When the server last took something; null before that. */
  readonly savedAt: string | null;
}

interface Sent {
  answers: Answers;
  revision: number;
}

interface KeeperOptions {
  attempt: Attempt;
  save: (sent: Sent) => Promise<AnswerReceipt>;
  /** Survives a reload of the tab. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** The attempt is not as we know it: another device wrote, or it was handed in. Read it again and hand it to `adopt`. */
  onOutdated: () => void;
}

/** What a tab remembers of an attempt, beside what the server keeps. */
interface Memory {
  /** What the server has not confirmed. */
  changed: Answers;
  revision: number;
  current: number;
  flagged: string[];
}

const firstRetry = 2_000;
const longestRetry = 30_000;

/**
 * Keeps the answers of one attempt: on the screen at once, in this tab through a reload, and on the server as soon as
 * it can be reached, one save at a time. Nothing that was chosen is dropped before the server confirmed it.
 */
export function createAnswerKeeper({ attempt, save, storage, onOutdated }: KeeperOptions) {
  const key = `quiz-attempt:${attempt.id}`;
  const memory = recall(storage.getItem(key), attempt);
  let base: Answers = attempt.answers;
  let savedAt: string | null = null;
  let inFlight = false;
  let isStopped = true;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  let shown = show();

  function show(): Kept {
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

  const flush = async () => {
    clearTimeout(retry);
    if (inFlight || isStopped || !hasChanges(memory)) return;
    const sent = { answers: memory.changed, revision: memory.revision };
    inFlight = true;
    try {
      const receipt = await save(sent);
      failures = 0;
      if (receipt.isSaved) confirm(sent, receipt);
      else onOutdated();
    } catch (error) {
      if (error instanceof ApiError && error.isTransient) waitAndRetry();
      else onOutdated();
    } finally {
      inFlight = false;
    }
    if (isStopped) return;
    tell();
    if (failures === 0 && memory.revision > sent.revision) void flush();
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
    if (!isStopped) retry = setTimeout(() => void flush(), Math.min(longestRetry, firstRetry * 2 ** (failures - 1)));
  };

  const onOnline = () => void flush();
  const stop = () => {
    isStopped = true;
    clearTimeout(retry);
    window.removeEventListener('online', onOnline);
  };

  return {
    /** Begins to save, and ends it. */
    start() {
      isStopped = false;
      window.addEventListener('online', onOnline);
      void flush();
      return stop;
    },

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: () => shown,

    answer(questionId: string, chosen: string[]) {
      memory.changed = { ...memory.changed, [questionId]: chosen };
      memory.revision += 1;
      tell();
      void flush();
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

    /** What the server keeps by now; what was chosen here since goes on top of it. */
    adopt(newer: Attempt) {
      if (newer.revision < memory.revision || inFlight) return;
      base = newer.answers;
      memory.revision = hasChanges(memory) ? newer.revision + 1 : newer.revision;
      tell();
      void flush();
    },

    /** What handing in has to carry: nothing, once everything is confirmed. */
    unsaved: (): Sent | undefined =>
      hasChanges(memory) ? { answers: memory.changed, revision: memory.revision } : undefined,

    /** The attempt was handed in: nothing of it is needed here any more. */
    forget() {
      stop();
      storage.removeItem(key);
    },
  };
}

const hasChanges = ({ changed }: Memory) => Object.keys(changed).length > 0;

/** A lost connection, a busy server: the same may go through in a moment. */
/** What this tab chose and could not save before it was reloaded goes on top of what the server keeps. */
function recall(text: string | null, { revision, questions, answers }: Attempt): Memory {
  const known = text ? (JSON.parse(text) as Memory) : null;
  if (!known) return { changed: {}, revision, current: firstOpen(questions, answers), flagged: [] };
  return { ...known, revision: hasChanges(known) ? Math.max(known.revision, revision + 1) : revision };
}

/** On another device, an attempt goes on behind the last question that was answered. */
function firstOpen(questions: Attempt['questions'], answers: Answers) {
  const last = questions.map(({ id }) => (answers[id] ?? []).length > 0).lastIndexOf(true);
  return Math.min(last + 1, questions.length - 1);
}
