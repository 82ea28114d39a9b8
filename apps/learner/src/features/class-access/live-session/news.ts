import { isJoinable } from '@sinau/contracts/study/attendance/attendance.rules';
import type { ParticipantLessonOf } from '@sinau/contracts/study/learning/learning.schemas';

type Content = ParticipantLessonOf<'webinar'>['content'];

const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;
/** After so long nobody waits for a recording any more. */
const recordingExpected = 7 * day;

/** How often to ask for what may still come: an address that is late, or the recording of a session that is over. Null when nothing is awaited. */
export function newsEvery(content: Content | null): number | null {
  if (!content || content.cancelledAt) return null;
  const now = new Date(content.serverNow);
  const isOver = content.endsAt !== null && Date.parse(content.endsAt) <= now.getTime();
  if (isOver) return isRecordingAwaited(content, now.getTime()) ? 5 * minute : null;
  return !content.meetingUrl && isJoinable(content, now) ? 30 * second : null;
}

/** Whether a session may still be moved or called off, or tell something that it does not tell yet. */
export const hasNewsToCome = (content: Content | null) =>
  content !== null &&
  !content.cancelledAt &&
  (content.endsAt === null ||
    Date.parse(content.endsAt) > Date.parse(content.serverNow) ||
    newsEvery(content) !== null);

/** Whether a session is over, and what was recorded of it may still come. */
export function isRecordingAwaited({ endsAt, cancelledAt, recording }: Content, now: number) {
  const since = endsAt ? now - Date.parse(endsAt) : NaN;
  return !recording && !cancelledAt && since >= 0 && since < recordingExpected;
}
