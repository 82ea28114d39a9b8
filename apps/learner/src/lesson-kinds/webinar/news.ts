import { isJoinable } from '@sinau/contracts/study/attendance/attendance.rules';
import type { ParticipantLessonOf } from '@sinau/contracts/study/learning/learning.schemas';

type Content = ParticipantLessonOf<'webinar'>['content'];

const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;
/** Time after which a recording is no longer expected. */
const recordingExpected = 7 * day;

/**
 * Polling interval for what may still come: a late address, or the recording of a past session. Null when nothing is
 * expected.
 */
export function newsEvery(content: Content | null): number | null {
  if (!content || content.cancelledAt) return null;
  const now = new Date(content.serverNow);
  const isOver = content.endsAt !== null && Date.parse(content.endsAt) <= now.getTime();
  if (isOver) return isRecordingAwaited(content, now.getTime()) ? 5 * minute : null;
  return !content.meetingUrl && isJoinable(content, now) ? 30 * second : null;
}

/** Tells whether a session may still be rescheduled or cancelled, or get data that is missing. */
export const hasNewsToCome = (content: Content | null) =>
  content !== null &&
  !content.cancelledAt &&
  (content.endsAt === null ||
    Date.parse(content.endsAt) > Date.parse(content.serverNow) ||
    newsEvery(content) !== null);

/** Tells whether a session is over and its recording may still come. */
export function isRecordingAwaited({ endsAt, cancelledAt, recording }: Content, now: number) {
  const since = endsAt ? now - Date.parse(endsAt) : NaN;
  return !recording && !cancelledAt && since >= 0 && since < recordingExpected;
}
