import type { PlayedSpan } from '@sinau/contracts/study/learning/learning.schemas';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { SavedClass, SavedLesson } from './saved-lesson.ts';

/** Span that the server has not confirmed. */
export interface UnsentSpan extends PlayedSpan {
  /** Given by the database. */
  id?: number;
  readonly userId: string;
  readonly participantId: string;
  readonly sessionId: string;
}

interface SavedSchema extends DBSchema {
  lessons: { key: string; value: SavedLesson };
  /** Pieces of recordings, by lesson and number. */
  pieces: { key: [string, number]; value: Blob };
  classes: { key: string; value: SavedClass };
  spans: { key: number; value: UnsentSpan; indexes: { bySession: string } };
}
export type SavedDatabase = IDBPDatabase<SavedSchema>;

/** Signing out deletes the database by its name (packages/shell). */
export const savedDatabaseName = 'saved-lessons';

export const openSavedDatabase = () =>
  openDB<SavedSchema>(savedDatabaseName, 1, {
    upgrade(database) {
      database.createObjectStore('lessons', { keyPath: 'lessonId' });
      database.createObjectStore('pieces');
      database.createObjectStore('classes', { keyPath: 'id' });
      database.createObjectStore('spans', { keyPath: 'id', autoIncrement: true }).createIndex('bySession', 'sessionId');
    },
    // Another tab deletes it, at signing out.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });

/** Key range of all pieces of a lesson. */
export const piecesOf = (lessonId: string) => IDBKeyRange.bound([lessonId, 0], [lessonId, Infinity]);
