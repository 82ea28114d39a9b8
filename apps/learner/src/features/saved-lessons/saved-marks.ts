import { ownKey } from '@sinau/shell';

const keyOf = (userId: string) => ownKey(userId, 'saved-lessons');

/** Notes which lessons are complete on this device: a page learns it without opening the database. */
export function markSaved(userId: string, lessonIds: readonly string[]) {
  if (lessonIds.length > 0) localStorage.setItem(keyOf(userId), lessonIds.join(' '));
  else localStorage.removeItem(keyOf(userId));
}

const marksOf = (userId: string) => localStorage.getItem(keyOf(userId))?.split(' ') ?? [];

export const isSaved = (userId: string, lessonId: string) => marksOf(userId).includes(lessonId);

export const countSaved = (userId: string) => marksOf(userId).length;
