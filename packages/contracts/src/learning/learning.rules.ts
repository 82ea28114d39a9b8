import type { LessonStatus } from '../lesson/lesson.schemas.ts';

interface Step {
  readonly id: string;
  readonly status: LessonStatus | null;
}
interface Part {
  readonly lessons: readonly Step[];
}

/** The first lesson is always open; others once their turn came (specification section 4). */
export const isLessonOpen = (sections: readonly Part[], lessonId: string) => {
  const lessons = sections.flatMap((section) => section.lessons);
  const index = lessons.findIndex((lesson) => lesson.id === lessonId);
  return index === 0 || (index > 0 && lessons[index]!.status !== 'pending' && lessons[index]!.status !== null);
};

/** Whether the way goes on after a lesson: passed, or tried and not passed. */
export const isFinished = (status: LessonStatus) => status === 'passed' || status === 'not-passed';

/** A lesson that was added after the enrolment has no status of its own: its turn comes after the one before. */
export const statusWhenOffered = (previous: LessonStatus): LessonStatus =>
  isFinished(previous) ? 'not-started' : 'pending';

/** The lesson before and after, across sections. */
export function neighbours<P extends Part>(sections: readonly P[], lessonId: string) {
  const lessons = sections.flatMap((section) => section.lessons) as P['lessons'][number][];
  const index = lessons.findIndex((lesson) => lesson.id === lessonId);
  return { previous: index > 0 ? lessons[index - 1]! : null, next: index >= 0 ? (lessons[index + 1] ?? null) : null };
}

/** Passed lessons over all lessons of one's own outline, rounded down: 100 only when all are passed. */
export const progressOf = (passed: number, required: number) =>
  required === 0 ? 0 : Math.floor((100 * passed) / required);

export const hasCertificate = (progress: number) => progress === 100;
