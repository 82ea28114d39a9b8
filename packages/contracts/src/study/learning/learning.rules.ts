import type { LessonStatus } from '../lesson/lesson.schemas.ts';

interface Step {
  readonly id: string;
  readonly status: LessonStatus | null;
}
interface Part {
  readonly lessons: readonly Step[];
}

/**
 * Tells whether a lesson is open: the first one always; any other one only if it is started, passed or not passed
 * (specification section 4).
 */
export const isLessonOpen = (sections: readonly Part[], lessonId: string) => {
  const lessons = sections.flatMap((section) => section.lessons);
  const index = lessons.findIndex((lesson) => lesson.id === lessonId);
  const status = lessons[index]?.status;
  return index === 0 || status === 'started' || (status != null && isFinished(status));
};

/** Tells whether the next lesson may be opened: this one is passed, or was tried and not passed. */
export const isFinished = (status: LessonStatus) => status === 'passed' || status === 'not-passed';

/**
 * Returns the status of a lesson at its current position in a participant's outline, whose order its makers may have
 * changed. `previous` is the status of the lesson before it, or null for the first lesson, which is open from the
 * beginning and is the only one that can be `not-started`. A lesson that was added after the enrolment has no status of
 * its own (`stored` is null): it opens once the lesson before it is finished.
 */
export function statusOnPath(stored: LessonStatus | null, previous: LessonStatus | null): LessonStatus {
  if (previous === null) return stored === null || stored === 'pending' ? 'not-started' : stored;
  if (stored === null) return isFinished(previous) ? 'started' : 'pending';
  return stored === 'not-started' ? 'started' : stored;
}

interface Placed {
  readonly type: string;
  readonly stored: LessonStatus | null;
}
/**
 * Returns the statuses of all lessons of a participant, in order. A live session has a fixed time: it is open from the
 * beginning, and the lesson after it depends on the one before it, so missing a session blocks nothing.
 */
export function statusesOnPath(path: readonly Placed[]): LessonStatus[] {
  let previous: LessonStatus | null = null;
  return path.map(({ type, stored }, index) => {
    const inPlace = statusOnPath(stored, previous);
    const status =
      index > 0 && (inPlace === 'not-started' || (isHeldLive(type) && inPlace === 'pending')) ? 'started' : inPlace;
    if (!isHeldLive(type)) previous = status;
    return status;
  });
}
/** Tells whether a lesson has a fixed time, so that no other lesson waits for it. */
export const isHeldLive = (type: string) => type === 'webinar';

/** Returns the lessons before and after a lesson, across sections. */
export function neighbours<P extends Part>(sections: readonly P[], lessonId: string) {
  const lessons = sections.flatMap((section) => section.lessons) as P['lessons'][number][];
  const index = lessons.findIndex((lesson) => lesson.id === lessonId);
  return { previous: index > 0 ? lessons[index - 1]! : null, next: index >= 0 ? (lessons[index + 1] ?? null) : null };
}

/**
 * Returns passed lessons over all required lessons of the participant's outline, rounded down: 100 only if all are
 * passed.
 */
export const progressOf = (passed: number, required: number) =>
  required === 0 ? 0 : Math.floor((100 * passed) / required);

export const hasCertificate = (progress: number) => progress === 100;
