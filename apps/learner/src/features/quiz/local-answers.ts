import { ownKey } from '@sinau/shell';
import { localStore, type DeviceStorage } from '@sinau/ui';

/** Answer as stored on this device, where all tabs of an attempt share it. */
export interface LocalAnswer {
  readonly values: readonly string[];
  /** Revision of the answer, counted across all tabs. */
  readonly revision: number;
  /** Tab that decides between two equal revisions. */
  readonly tab: string;
  /** Revision of the save in which the server confirmed this very answer; null until then. */
  readonly savedIn: number | null;
}
export interface LocalPosition {
  /** Index of the open question. */
  readonly current: number;
  /** Ids of the flagged questions. */
  readonly flagged: readonly string[];
}

/** Tells which of two answers to one question is later, with the same result in every tab and order. */
export function isNewer(one: LocalAnswer, other: LocalAnswer): boolean {
  if (one.revision !== other.revision) return one.revision > other.revision;
  if (one.tab !== other.tab) return one.tab > other.tab;
  return one.savedIn !== null && other.savedIn === null;
}

const placeName = 'place';
const questionPrefix = 'question:';

export type LocalAnswers = ReturnType<typeof localAnswers>;

/**
 * Answers of one attempt on this device: an entry for each question, so that tabs never write over each other's. A full
 * storage does not stop the answering: the tab still has the answer, and sends it.
 */
export function localAnswers(userId: string, attemptId: string, storage: DeviceStorage) {
  const prefix = ownKey(userId, `quiz:${attemptId}:`);
  const options = { storage: () => storage };
  const answers = localStore<LocalAnswer>({ ...options, prefix: prefix + questionPrefix });
  const all = localStore<LocalPosition>({ ...options, prefix });
  return {
    answerTo: answers.read,
    writeAnswer: (id: string, answer: LocalAnswer) => void answers.write(id, answer),
    place: () => all.read(placeName),
    writePosition: (place: LocalPosition) => void all.write(placeName, place),
    /** Tells what another tab changed: an answer, the position, or nothing of this attempt. */
    changed(key: string | null): { question: string } | 'place' | null {
      if (key === prefix + placeName) return 'place';
      const name = prefix + questionPrefix;
      return key?.startsWith(name) ? { question: key.slice(name.length) } : null;
    },
    /** Removes what is left of an attempt, once it was handed in. */
    clear() {
      for (const name of all.names()) all.remove(name);
    },
  };
}
