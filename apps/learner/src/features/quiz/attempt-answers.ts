import type { Answers, Attempt } from '@sinau/contracts/study/quiz/quiz.schemas';
import { isNewer, type LocalAnswer, type LocalAnswers } from './local-answers.ts';

export interface SentAnswers {
  answers: Answers;
  revision: number;
}
/** Answers that the server has not confirmed, by question. */
export type Unconfirmed = ReadonlyMap<string, LocalAnswer>;

/**
 * The answers of one attempt as this tab knows them: the server's, and over them those of this device, of which the newest of
 * all tabs counts. A revision numbers each answer, and the saves that carry them.
 */
export function createAttemptAnswers(attempt: Attempt, local: LocalAnswers) {
  const tab = crypto.randomUUID();
  const answers = new Map<string, LocalAnswer>();
  /** Last known state of the server. */
  let base = attempt;
  let { revision } = attempt;

  const unconfirmed = (): Unconfirmed => new Map([...answers].filter(([, { savedIn }]) => savedIn === null));

  /** Brings this tab and the device to the newer of their answers to a question. */
  const agreeOn = (id: string) => {
    const [stored, known] = [local.answerTo(id), answers.get(id)];
    if (!stored || (known && isNewer(known, stored))) {
      if (stored && known) local.writeAnswer(id, known);
      return;
    }
    answers.set(id, stored);
    revision = Math.max(revision, stored.revision);
  };
  const put = (id: string, answer: LocalAnswer) => {
    answers.set(id, answer);
    local.writeAnswer(id, answer);
  };

  return {
    agreeOn,
    /** Agrees on all questions. A save needs a larger revision than the server has. */
    agree() {
      for (const { id } of attempt.questions) agreeOn(id);
      if (unconfirmed().size > 0) revision = Math.max(revision, base.revision + 1);
    },
    unconfirmed,
    revision: () => revision,
    toSend: (sent: Unconfirmed): SentAnswers => ({ answers: valuesOf(sent), revision }),
    /** Answers that the screen shows. */
    shown(): Answers {
      const isOwn = ({ savedIn }: LocalAnswer) => savedIn === null || savedIn > base.revision;
      return { ...base.answers, ...valuesOf([...answers].filter(([, answer]) => isOwn(answer))) };
    },

    give(id: string, values: string[]) {
      agreeOn(id);
      revision += 1;
      put(id, { values, revision, tab, savedIn: null });
    },
    /**
     * Confirms only the sent answers: one that was given in the meantime, here or in another tab, is still to be sent.
     */
    confirm(sent: Unconfirmed, savedIn: number) {
      for (const [id, answer] of sent) {
        agreeOn(id);
        const known = answers.get(id);
        if (known?.revision === answer.revision && known.tab === answer.tab) put(id, { ...answer, savedIn });
      }
    },
    /** Takes over the server's answers, unless they are older; answers whether it did. */
    adopt(newer: Attempt): boolean {
      if (newer.revision < base.revision) return false;
      base = newer;
      revision = Math.max(revision, newer.revision + (unconfirmed().size > 0 ? 1 : 0));
      return true;
    },
    forget() {
      answers.clear();
      local.clear();
    },
  };
}

const valuesOf = (answers: Iterable<readonly [string, LocalAnswer]>): Answers =>
  Object.fromEntries([...answers].map(([id, { values }]) => [id, [...values]]));
