import { ApiError, learning, program } from '@sinau/api-client';
import type { OfflinePlaybackState } from '@sinau/contracts/study/learning/learning.schemas';
import { openSavedLibrary, type SavedLibrary } from './saved-library.ts';
import type { RecordedLesson, SavedClass } from './saved-lesson.ts';
import { sendSpans } from './send-spans.ts';

let opened: { userId: string; library: Promise<SavedLibrary> } | undefined;

/** Returns the library of a user, which is opened once a page. Rejects where the device stores nothing. */
export function libraryOf(userId: string): Promise<SavedLibrary> {
  if (opened?.userId !== userId) {
    void opened?.library.then((former) => former.close());
    opened = { userId, library: openOwnLibrary(userId) };
  }
  return opened.library;
}

async function openOwnLibrary(userId: string) {
  const library = await openSavedLibrary({ userId, loadLesson });
  await library.removeExpired(new Date());
  library.resumeAll();
  return library;
}

async function loadLesson(id: string): Promise<RecordedLesson | null> {
  try {
    const lesson = await learning.lesson.call({ params: { id } });
    return lesson.type === 'video' || lesson.type === 'audio' ? lesson : null;
  } catch (error) {
    if (hasNoAccess(error)) return null;
    throw error;
  }
}

/** Milliseconds after which access is checked again in a page that stays open. */
const checkAgainAfter = 10 * 60_000;
let checkedAt = -Infinity;

/** Sends what was played, and removes the lessons of classes to which the user has no access any more. */
export async function synchronize(library: SavedLibrary): Promise<Map<string, OfflinePlaybackState>> {
  const counted = await sendSpans(library);
  if (Date.now() - checkedAt > checkAgainAfter) {
    checkedAt = Date.now();
    await checkAccess(library);
  }
  return counted;
}

async function checkAccess(library: SavedLibrary) {
  for (const { id, slug } of library.content().classes) {
    const sections = await program.participantDetail.call({ params: { id: slug } }).then(
      (own) => own.sections,
      (error: unknown) => (hasNoAccess(error) ? null : undefined),
    );
    const ofClass = library.content().lessons.filter(({ classId }) => classId === id);
    if (sections === null) await library.remove(ofClass.map(({ lessonId }) => lessonId));
    else if (sections) await library.updateClass(id, { sections: outlineOf(sections) });
  }
}

/** Reduces an outline to what is shown of it without a connection. */
export const outlineOf = (sections: SavedClass['sections']): SavedClass['sections'] =>
  sections.map(({ id, title, lessons }) => ({
    id,
    title,
    lessons: lessons.map((lesson) => ({ id: lesson.id, type: lesson.type, title: lesson.title })),
  }));

const hasNoAccess = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 403);
