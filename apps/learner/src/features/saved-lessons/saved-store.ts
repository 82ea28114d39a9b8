import { openSavedDatabase, piecesOf } from './saved-database.ts';
import type { SavedClass, SavedLesson } from './saved-lesson.ts';
import { markSaved } from './saved-marks.ts';

/** Lessons and classes that are saved for a user. */
export interface SavedContent {
  readonly lessons: readonly SavedLesson[];
  readonly classes: readonly SavedClass[];
}

/** Opens what a user has saved on this device. All tabs learn of a change. */
export async function openSavedStore(userId: string) {
  const database = await openSavedDatabase();
  const otherTabs = new BroadcastChannel('saved-lessons');
  const listeners = new Set<() => void>();
  /** Lessons for which the device has no room. It may have none to store that either. */
  const full = new Set<string>();
  let content: SavedContent = { lessons: [], classes: [] };

  const isOwn = (one: { userId: string }) => one.userId === userId;
  async function read() {
    const [lessons, classes] = await Promise.all([database.getAll('lessons'), database.getAll('classes')]);
    const own = lessons
      .filter(isOwn)
      .map((lesson) => (full.has(lesson.lessonId) ? { ...lesson, state: 'full' as const } : lesson));
    content = { lessons: own, classes: classes.filter(isOwn) };
    const complete = own.filter(({ state }) => state === 'saved').map(({ lessonId }) => lessonId);
    markSaved(userId, complete);
    for (const listener of listeners) listener();
  }
  const changed = async () => {
    otherTabs.postMessage(null);
    await read();
  };
  // Signing out deletes the database, and then there is nothing to read.
  otherTabs.addEventListener('message', () => void read().catch(() => undefined));

  await read();
  return {
    database,
    userId,
    content: () => content,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    async add(lesson: SavedLesson, ofClass: SavedClass) {
      const transaction = database.transaction(['lessons', 'classes'], 'readwrite');
      // A device without room refuses the transaction as well.
      await Promise.all([
        transaction.objectStore('classes').put(ofClass),
        transaction.objectStore('lessons').put(lesson),
        transaction.done,
      ]);
      await changed();
    },

    /** Changes a stored lesson; one that was removed meanwhile stays removed. */
    async update(lessonId: string, change: Partial<SavedLesson> | ((known: SavedLesson) => Partial<SavedLesson>)) {
      const transaction = database.transaction('lessons', 'readwrite');
      const known = await transaction.store.get(lessonId);
      const next = known && { ...known, ...(typeof change === 'function' ? change(known) : change) };
      await Promise.all([next && transaction.store.put(next), transaction.done]);
      await changed();
    },
    async updateClass(id: string, change: Pick<SavedClass, 'sections'>) {
      const transaction = database.transaction('classes', 'readwrite');
      const known = await transaction.store.get(id);
      await Promise.all([known && transaction.store.put({ ...known, ...change }), transaction.done]);
      await changed();
    },
    /** Notes that the device has no room for a lesson, or that it is tried again. */
    async setFull(lessonId: string, isFull: boolean) {
      if (isFull) full.add(lessonId);
      else full.delete(lessonId);
      await read();
    },

    /** Removes lessons with their recordings, and classes of which none is left. */
    async remove(lessonIds: readonly string[]) {
      const transaction = database.transaction(['lessons', 'pieces', 'classes'], 'readwrite');
      for (const id of lessonIds) {
        await transaction.objectStore('pieces').delete(piecesOf(id));
        await transaction.objectStore('lessons').delete(id);
      }
      const left = new Set((await transaction.objectStore('lessons').getAll()).map(({ classId }) => classId));
      for (const id of await transaction.objectStore('classes').getAllKeys())
        if (!left.has(id)) await transaction.objectStore('classes').delete(id);
      await transaction.done;
      await changed();
    },
    close() {
      otherTabs.close();
      database.close();
    },
  };
}
