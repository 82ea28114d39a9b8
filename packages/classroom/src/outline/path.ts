import { isLessonOpen, neighbours } from '@sinau/contracts/learning/learning.rules';
import type { LessonStatus } from '@sinau/contracts/lesson/lesson.schemas';
import type { OutlineLesson, OutlineSection } from '@sinau/contracts/program/program.schemas';

type Sections = readonly OutlineSection[];

export interface Place {
  section: OutlineSection;
  lesson: OutlineLesson;
  sectionIndex: number;
  /** Within its section. */
  lessonIndex: number;
}

/** The position of a lesson in the outline; null if it is not there. */
export function placeOf(sections: Sections, lessonId: string): Place | null {
  for (const [sectionIndex, section] of sections.entries()) {
    const lessonIndex = section.lessons.findIndex(({ id }) => id === lessonId);
    const lesson = section.lessons[lessonIndex];
    if (lesson) return { section, lesson, sectionIndex, lessonIndex };
  }
  return null;
}

/** How a lesson looks to its learner: one that is open but not begun yet is shown as not started. */
export function standingOf(sections: Sections, { id, status, beganAt }: OutlineLesson): LessonStatus {
  if (!isLessonOpen(sections, id)) return 'pending';
  return beganAt === null || status === null || status === 'pending' ? 'not-started' : status;
}

export function countPassed(sections: Sections) {
  const lessons = lessonsOf(sections);
  return { passed: lessons.filter(({ status }) => status === 'passed').length, total: lessons.length };
}

/** The lesson to continue at: the first open one that is not passed, else the first of all. Null in an empty class. */
export function resumeAt(sections: Sections): OutlineLesson | null {
  const lessons = lessonsOf(sections);
  return (
    lessons.find((lesson) => lesson.status !== 'passed' && isLessonOpen(sections, lesson.id)) ?? lessons[0] ?? null
  );
}

export type NextStep =
  | { kind: 'lesson'; lesson: OutlineLesson }
  /** The next lesson is locked until this one is passed. */
  | { kind: 'locked'; lesson: OutlineLesson }
  /** This is the last lesson, and everything is passed. */
  | { kind: 'finish' }
  | { kind: 'none' };

/** Where 'Berikutnya' leads (specification section 4, navigation). */
export function nextStep(sections: Sections, lessonId: string, progress: number): NextStep {
  const { next } = neighbours(sections, lessonId);
  if (next) return { kind: isLessonOpen(sections, next.id) ? 'lesson' : 'locked', lesson: next };
  return { kind: progress === 100 ? 'finish' : 'none' };
}

const lessonsOf = (sections: Sections) => sections.flatMap(({ lessons }) => lessons);
