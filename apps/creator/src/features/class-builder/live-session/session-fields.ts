import type { LessonOf } from '@sinau/contracts/study/lesson/lesson.schemas';

/** A live session as its makers know it. */
export type StoredSession = LessonOf<'webinar'>['content']['session'];

/**
 * Fields of a live session besides those of its lesson. They are live immediately, and stored by a call of their own.
 */
export type SessionFields = Pick<
  StoredSession,
  'startsAt' | 'endsAt' | 'meetingUrl' | 'speakerIds' | 'recordingId' | 'recordingUrl'
>;

export const unscheduled: SessionFields = {
  startsAt: null,
  endsAt: null,
  meetingUrl: null,
  speakerIds: [],
  recordingId: null,
  recordingUrl: null,
};

export const sessionFieldsOf = ({
  startsAt,
  endsAt,
  meetingUrl,
  speakerIds,
  recordingId,
  recordingUrl,
}: SessionFields): SessionFields => ({ startsAt, endsAt, meetingUrl, speakerIds, recordingId, recordingUrl });

/** Changed fields between two versions, to be sent. */
export function changedSession(before: SessionFields, after: SessionFields): Partial<SessionFields> {
  const names = Object.keys(unscheduled) as (keyof SessionFields)[];
  return Object.fromEntries(
    names
      .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
      .map((name) => [name, after[name]]),
  );
}
