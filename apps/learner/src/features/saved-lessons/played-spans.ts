import type { PlaybackFollower, PlaybackMoment } from '../../shared/playback/follow-media.ts';
import type { UnsentSpan } from './saved-database.ts';
import type { SavedLibrary } from './saved-library.ts';
import type { SavedLesson } from './saved-lesson.ts';

/** Milliseconds of playing after which a span is stored again. */
const interval = 10_000;

/**
 * Records what one player plays of a saved lesson, as spans without a pause or a jump. A span that grows is stored under
 * its first id again.
 *
 * @param onStored Called once a span was stored.
 */
export function createSpanRecorder(library: SavedLibrary, lesson: SavedLesson, onStored: () => void): PlaybackFollower {
  const { userId, participantId, sessionId, lessonId } = lesson;
  let current: UnsentSpan | null = null;
  let storedAt = Date.now();
  let storing = Promise.resolve();
  let written = '';

  function store() {
    const span = current;
    if (!span || span.to === span.from) return;
    storedAt = Date.now();
    storing = storing.then(() => write(span)).catch(() => undefined);
  }
  async function write(span: UnsentSpan) {
    const { startedAt, endedAt } = span;
    // A span that did not change would be stored again after it was sent.
    if (written === startedAt + endedAt) return;
    written = startedAt + endedAt;
    span.id = await library.database.put('spans', span);
    await library.update(lessonId, { position: span.to });
    onStored();
  }
  function cut() {
    store();
    current = null;
  }

  function reach({ position }: PlaybackMoment) {
    const at = Math.max(0, Math.round(position * 100) / 100);
    const endedAt = new Date().toISOString();
    if (current && at < current.to) cut();
    if (current) Object.assign(current, { to: at, endedAt });
    else current = { userId, participantId, sessionId, from: at, to: at, startedAt: endedAt, endedAt };
    if (Date.now() - storedAt >= interval) store();
  }

  return {
    open: reach,
    reach,
    pause(moment) {
      reach(moment);
      cut();
    },
    jump: cut,
    flush: store,
    interrupt: cut,
    stop: () => undefined,
  };
}
