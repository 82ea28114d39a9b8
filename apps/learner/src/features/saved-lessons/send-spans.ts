import { ApiError, learning } from '@sinau/api-client';
import type { OfflinePlaybackState } from '@sinau/contracts/study/learning/learning.schemas';
import type { UnsentSpan } from './saved-database.ts';
import type { SavedLibrary } from './saved-library.ts';

/** Number of spans that one call carries. */
const maxSpans = 200;

/**
 * Sends what was played to the server, one call at a time over all tabs. What it refuses is dropped; a lesson to which
 * the user has no access any more is removed. Without a connection everything stays.
 *
 * @returns The state of each lesson of which something was counted, by its id.
 */
export async function sendSpans(library: SavedLibrary): Promise<Map<string, OfflinePlaybackState>> {
  return navigator.locks.request('sent-spans', async () => {
    const counted = new Map<string, OfflinePlaybackState>();
    const all = await library.database.getAll('spans');
    const own = all.filter(({ userId }) => userId === library.userId);
    for (const sessionId of new Set(own.map((span) => span.sessionId))) {
      const spans = own.filter((span) => span.sessionId === sessionId);
      const lesson = library.content().lessons.find((one) => one.sessionId === sessionId);
      for (let from = 0; from < spans.length; from += maxSpans) {
        const batch = spans.slice(from, from + maxSpans);
        const state = await send(batch);
        if (state === 'lost') return counted;
        await removeSent(library, batch);
        if (state === 'no access' && lesson) await library.remove([lesson.lessonId]);
        if (typeof state === 'string' || !lesson) continue;
        const { watched, remaining, status } = state;
        await library.update(lesson.lessonId, { watched, remaining, isPassed: status === 'passed' });
        counted.set(lesson.lessonId, state);
      }
    }
    return counted;
  });
}

async function send(batch: readonly UnsentSpan[]) {
  const { participantId, sessionId } = batch[0]!;
  const spans = batch.map(({ from, to, startedAt, endedAt }) => ({ from, to, startedAt, endedAt }));
  const body = { sentAt: new Date().toISOString(), spans, position: spans.at(-1)!.to };
  try {
    return await learning.offlineProgress.keepaliveCall({ params: { participantId, sessionId }, body });
  } catch (error) {
    if (!(error instanceof ApiError) || error.isTransient || error.status === 500 || error.status === 401)
      return 'lost';
    return error.status === 404 ? 'no access' : 'refused';
  }
}

/** Removes spans but those that have grown since: their first part is sent again, and counts once. */
async function removeSent({ database }: SavedLibrary, batch: readonly UnsentSpan[]) {
  const transaction = database.transaction('spans', 'readwrite');
  for (const { id, endedAt } of batch) {
    const stored = await transaction.store.get(id!);
    if (stored?.endedAt === endedAt) await transaction.store.delete(id!);
  }
  await transaction.done;
}
