import { isHeldLive, isLessonOpen, neighbours } from '@sinau/contracts/study/learning/learning.rules';
import type { LessonStatus } from '@sinau/contracts/study/lesson/lesson.schemas';
import type { OutlineLesson, OutlineSection } from '@sinau/contracts/authoring/program/program.schemas';

type Sections = readonly OutlineSection[];

export interface LessonPosition {
  section: OutlineSection;
  lesson: OutlineLesson;
  sectionIndex: number;
  /** Within its section. */
  lessonIndex: number;
}

/** The position of a lesson in the outline; null if it is not in it. */
export function lessonPositionOf(sections: Sections, lessonId: string): LessonPosition | null {
  for (const [sectionIndex, section] of sections.entries()) {
    const lessonIndex = section.lessons.findIndex(({ id }) => id === lessonId);
    const lesson = section.lessons[lessonIndex];
    if (lesson) return { section, lesson, sectionIndex, lessonIndex };
  }
  return null;
}

/** The status shown to the learner: an open lesson that was not opened yet is 'not-started'. */
export function shownStatusOf(sections: Sections, { id, status, beganAt }: OutlineLesson): LessonStatus {
  if (!isLessonOpen(sections, id)) return 'pending';
  return beganAt === null || status === null || status === 'pending' ? 'not-started' : status;
}

/** A cancelled live session counts only for participants who attended it. */
export function countPassed(sections: Sections) {
  const lessons = lessonsOf(sections).filter(({ status, meets }) => status === 'passed' || !meets?.cancelledAt);
  return { passed: lessons.filter(({ status }) => status === 'passed').length, total: lessons.length };
}

/**
 * Returns the first open lesson that is not passed, else the first lesson; live sessions, which wait for their time,
 * come last, and cancelled ones are skipped. Null in an empty class.
 */
export function lessonToResume(sections: Sections): OutlineLesson | null {
  const lessons = lessonsOf(sections);
  const open = lessons.filter(
    (lesson) => lesson.status !== 'passed' && !lesson.meets?.cancelledAt && isLessonOpen(sections, lesson.id),
  );
  return open.find(({ type }) => !isHeldLive(type)) ?? open[0] ?? lessons[0] ?? null;
}

export type NextStep =
  | { kind: 'lesson'; lesson: OutlineLesson }
  /** Next lesson exists, but is locked until this one is passed. */
  | { kind: 'locked'; lesson: OutlineLesson }
  /** Last lesson, and all are passed. */
  | { kind: 'finish' }
  | { kind: 'none' };

/** The target of 'Berikutnya' (specification section 4, navigation). */
export function nextStep(sections: Sections, lessonId: string, progress: number): NextStep {
  const { next } = neighbours(sections, lessonId);
  if (next) return { kind: isLessonOpen(sections, next.id) ? 'lesson' : 'locked', lesson: next };
  return { kind: progress === 100 ? 'finish' : 'none' };
}

const lessonsOf = (sections: Sections) => sections.flatMap(({ lessons }) => lessons);
