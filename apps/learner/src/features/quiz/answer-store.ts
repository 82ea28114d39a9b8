import { ApiError } from '@sinau/api-client';
import type { AnswerReceipt, Answers, Attempt } from '@sinau/contracts/study/quiz/quiz.schemas';
import { isTyped } from '@sinau/contracts/study/question/question.rules';
import { createSaveLoop } from '../../shared/save-loop.ts';
import { createAttemptAnswers, type SentAnswers, type Unconfirmed } from './attempt-answers.ts';
import type { LocalAnswers, LocalPosition } from './local-answers.ts';

export interface StoreState extends LocalPosition {
  readonly answers: Answers;
  readonly saving: 'saved' | 'saving' | 'waiting';
  /** Time of the last save that the server confirmed; null before the first one. */
  readonly savedAt: string | null;
}

interface StoreOptions {
  attempt: Attempt;
  save: (sent: SentAnswers) => Promise<AnswerReceipt>;
  /** Answers of the attempt on the device, for all of its tabs. */
  local: LocalAnswers;
  /** Called on a conflict: another device saved answers or submitted the attempt. Load it again and pass it to `adopt`. */
  onOutdated: () => void;
}

export type AnswerStore = ReturnType<typeof createAnswerStore>;

const typingPause = 800;
/** Delay after which this tab sends an answer of another tab that has not sent it. */
const otherTabPause = 5_000;

/**
 * Stores the answers of one attempt: on the screen immediately, on this device with each letter, and on the server as
 * soon as it can be reached, one save at a time. No answer is dropped before the server has confirmed it.
 */
export function createAnswerStore({ attempt, save, local, onOutdated }: StoreOptions) {
  const answers = createAttemptAnswers(attempt, local);
  let place = local.place() ?? { current: firstOpen(attempt), flagged: [] };
  let savedAt: string | null = null;
  const listeners = new Set<() => void>();

  const send = () => {
    answers.agree();
    const unconfirmed = answers.unconfirmed();
    return unconfirmed.size > 0 ? sendThese(unconfirmed) : null;
  };
  const sendThese = async (sent: Unconfirmed) => {
    const { revision } = answers.toSend(sent);
    const receipt = await save(answers.toSend(sent));
    if (receipt.isSaved) {
      ({ savedAt } = receipt);
      answers.confirm(sent, revision);
    } else onOutdated();
    return answers.revision() > revision;
  };
  const loop = createSaveLoop({
    send,
    onRefused(error) {
      if (isEnded(error)) answers.forget();
      onOutdated();
    },
    onEnd: () => notify(),
  });

  const show = (): StoreState => ({
    ...place,
    answers: answers.shown(),
    saving: answers.unconfirmed().size === 0 ? 'saved' : loop.isFailing() ? 'waiting' : 'saving',
    savedAt,
  });
  answers.agree();
  let shown = show();
  const notify = () => {
    shown = show();
    for (const listener of listeners) listener();
  };
  const move = (next: Partial<LocalPosition>) => {
    place = { ...place, ...next };
    local.writePosition(place);
    notify();
  };

  const onStorage = ({ key, newValue }: StorageEvent) => {
    const changed = local.changed(key);
    if (changed === null) return;
    // Another tab has submitted the attempt.
    if (changed === 'place' && newValue === null) onOutdated();
    else if (changed === 'place') place = { ...place, flagged: local.place()?.flagged ?? place.flagged };
    else answers.agreeOn(changed.question);
    notify();
    if (answers.unconfirmed().size > 0) loop.flushWithin(otherTabPause);
  };
  const stop = () => {
    loop.stop();
    window.removeEventListener('storage', onStorage);
  };

  return {
    /** Starts saving. Returns a function that sends the rest and stops. */
    start() {
      local.writePosition(place);
      window.addEventListener('storage', onStorage);
      loop.start();
      return stop;
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: () => shown,

    /** Answers a question. Typed text is sent once typing pauses. */
    answer(questionId: string, values: string[]) {
      answers.give(questionId, values);
      notify();
      if (!isWritten(attempt, questionId)) loop.flush();
      else if (!loop.isFailing()) loop.flushAfter(typingPause);
    },
    goTo: (index: number) => move({ current: Math.min(Math.max(0, index), attempt.questions.length - 1) }),
    toggleFlag: (questionId: string) => move({ flagged: toggled(place.flagged, questionId) }),

    /** Adopts the server's answers. Unconfirmed answers of this device win over them. */
    adopt(newer: Attempt) {
      if (!answers.adopt(newer)) return;
      notify();
      loop.flush();
    },

    /**
     * Returns the answers to send with the submission: only unconfirmed ones. Saving pauses until `resume`, and a save
     * in flight is awaited: it would be refused if it arrived after the submission.
     */
    async takeUnsaved(): Promise<SentAnswers | undefined> {
      await loop.hold();
      answers.agree();
      const unconfirmed = answers.unconfirmed();
      return unconfirmed.size > 0 ? answers.toSend(unconfirmed) : undefined;
    },
    /** Resumes saving after a failed submission. */
    resume: loop.resume,

    /** Forgets the attempt after it was submitted. */
    forget() {
      answers.forget();
      stop();
    },
  };
}

const isEnded = (error: unknown) =>
  error instanceof ApiError && (error.code === 'attempt_submitted' || error.code === 'attempt_time_up');

const isWritten = ({ questions }: Attempt, id: string) =>
  questions.some((question) => question.id === id && isTyped(question.type));

const toggled = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];

/** Finds where an attempt continues on another device: after the last answered question. */
function firstOpen({ questions, answers }: Attempt) {
  const last = questions.map(({ id }) => (answers[id] ?? []).length > 0).lastIndexOf(true);
  return Math.min(last + 1, questions.length - 1);
}
