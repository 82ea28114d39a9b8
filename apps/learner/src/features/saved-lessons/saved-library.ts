import { loadRecording, RecordingReplaced } from './load-recording.ts';
import { openRecording, savedLessonOf, type OpenedRecording } from './recording-files.ts';
import type { RecordedLesson, SavedChoice, SavedClass } from './saved-lesson.ts';
import { openSavedStore } from './saved-store.ts';

/** Class, as the page of a lesson knows it. */
export interface SavingClass extends Omit<SavedClass, 'userId'> {
  readonly watermark: string | null;
}

interface LibraryOptions {
  readonly userId: string;
  /** Loads a lesson with new addresses; null if it is no recording of the user any more. */
  readonly loadLesson: (id: string) => Promise<RecordedLesson | null>;
}

export type SavedLibrary = Awaited<ReturnType<typeof openSavedLibrary>>;

/** Opens the lessons that a user has saved on this device, and loads those that are not complete. */
export async function openSavedLibrary({ userId, loadLesson }: LibraryOptions) {
  const store = await openSavedStore(userId);
  const { database, content, update } = store;
  const loads = new Map<string, AbortController>();

  async function load(lessonId: string) {
    if (loads.has(lessonId)) return;
    const aborting = new AbortController();
    loads.set(lessonId, aborting);
    try {
      // One tab loads a lesson, and one lesson at a time.
      await navigator.locks.request('saved-lessons', { signal: aborting.signal }, async () => {
        const lesson = await database.get('lessons', lessonId);
        if (lesson?.state !== 'loading') return;
        const onStored = (loaded: number) => update(lessonId, { loaded });
        await loadRecording({ database, lesson, loadLesson, signal: aborting.signal, onStored });
        await update(lessonId, { state: 'saved', loaded: lesson.size });
      });
    } catch (error) {
      if (error instanceof RecordingReplaced) await remove([lessonId]);
      else if (isFull(error)) await store.setFull(lessonId, true);
      else if (!aborting.signal.aborted) await update(lessonId, { state: 'paused' });
    } finally {
      loads.delete(lessonId);
    }
  }

  async function remove(lessonIds: readonly string[]) {
    for (const id of lessonIds) loads.get(id)?.abort();
    await store.remove(lessonIds);
  }

  return {
    ...store,
    remove,

    /** Saves a version of a recording with its captions and attachments. */
    async save(lesson: RecordedLesson, choice: SavedChoice, { watermark, ...ofClass }: SavingClass) {
      const saved = await savedLessonOf(lesson, choice, { userId, watermark });
      await navigator.storage?.persist?.();
      await store.add(saved, { ...ofClass, userId });
      void load(lesson.id);
    },
    async pause(lessonId: string) {
      await update(lessonId, ({ state }) => (state === 'loading' ? { state: 'paused' } : {}));
      loads.get(lessonId)?.abort();
    },
    async resume(lessonId: string) {
      await store.setFull(lessonId, false);
      await update(lessonId, ({ state }) => (state === 'saved' ? {} : { state: 'loading' }));
      void load(lessonId);
    },
    /** Goes on with what was loading when the page was closed. */
    resumeAll() {
      for (const { lessonId, state } of content().lessons) if (state === 'loading') void load(lessonId);
    },
    /** Removes what was saved longer than thirty days ago. */
    async removeExpired(now: Date) {
      const expired = content().lessons.filter(({ expiresAt }) => new Date(expiresAt) <= now);
      if (expired.length > 0) await remove(expired.map(({ lessonId }) => lessonId));
    },
    /** Opens a lesson for a player; null if it is not complete. */
    async open(lessonId: string): Promise<OpenedRecording | null> {
      const lesson = content().lessons.find((one) => one.lessonId === lessonId);
      return lesson?.state === 'saved' ? openRecording(database, lesson) : null;
    },
    close() {
      for (const aborting of loads.values()) aborting.abort();
      store.close();
    },
  };
}

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError';
