import { ownKey } from '@sinau/shell';
import type { DeviceStorage } from '../../shared/learning-port.ts';

/** An answer as it lies on this device, where all tabs of an attempt share it. */
export interface KeptAnswer {
  readonly values: readonly string[];
  /** When it was given, counted by all tabs together. */
  readonly revision: number;
  /** Decides between two tabs that counted alike. */
  readonly tab: string;
  /** The revision of the save in which the server confirmed this very answer; null until then. */
  readonly savedIn: number | null;
}
export interface KeptPlace {
  readonly current: number;
  readonly flagged: readonly string[];
}

/** Of two answers to one question the later one is right in every tab, whichever of them each tab met first. */
export function isNewer(one: KeptAnswer, other: KeptAnswer): boolean {
  if (one.revision !== other.revision) return one.revision > other.revision;
  if (one.tab !== other.tab) return one.tab > other.tab;
  return one.savedIn !== null && other.savedIn === null;
}

const keyOf = (userId: string, attemptId: string) => ownKey(userId, `quiz:${attemptId}:`);
const placeName = 'place';

export type KeptAnswers = ReturnType<typeof keptAnswers>;

/** What this device keeps of one attempt: an entry for each question, so that tabs never write over each other's. */
export function keptAnswers(userId: string, attemptId: string, storage: DeviceStorage) {
  const prefix = keyOf(userId, attemptId);
  const read = (name: string): unknown => {
    try {
      return JSON.parse(storage.getItem(prefix + name) ?? 'null');
    } catch {
      return null;
    }
  };
  const write = (name: string, value: unknown) => {
    try {
      storage.setItem(prefix + name, JSON.stringify(value));
    } catch {
      // A full storage must not stop the answering: the tab still has it, and sends it.
    }
  };
  const ofQuestion = (id: string) => `question:${id}`;
  return {
    answerTo: (id: string) => read(ofQuestion(id)) as KeptAnswer | null,
    keep: (id: string, answer: KeptAnswer) => write(ofQuestion(id), answer),
    place: () => read(placeName) as KeptPlace | null,
    keepPlace: (place: KeptPlace) => write(placeName, place),
    /** What another tab changed: an answer, the place, or nothing of this attempt. */
    changed(key: string | null): { question: string } | 'place' | null {
      if (key === prefix + placeName) return 'place';
      return key?.startsWith(prefix + ofQuestion(''))
        ? { question: key.slice((prefix + ofQuestion('')).length) }
        : null;
    },
    clear: () => forgetAnswers(userId, attemptId, storage),
  };
}

/** Removes what is kept of an attempt, once it was handed in. */
export function forgetAnswers(userId: string, attemptId: string, storage: DeviceStorage) {
  const prefix = keyOf(userId, attemptId);
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key?.startsWith(prefix)) storage.removeItem(key);
}
