import type { LessonStatus } from '@sinau/contracts/lesson/lesson.schemas';
import type { OutlineSection } from '@sinau/contracts/program/program.schemas';
import { hyphenated } from '../../platform/enum-names.ts';
import type { OutlineSectionRow } from './outline.queries.ts';

/** The outline for its makers and for visitors: nobody's status. */
export const presentOutline = (sections: readonly OutlineSectionRow[]): OutlineSection[] =>
  sections.map((section) => ({
    ...ids(section.id),
    title: section.title,
    lessons: section.lessons.map((lesson) => ({ ...lesson, ...ids(lesson.id), status: null, sessionId: null, sessionStatus: null })),
  }));

/**
 * The outline for a participant. A lesson added after the enrolment has no session until it is opened;
 * it may be opened once the lesson before it is passed.
 */
export function presentOwnOutline(sections: readonly OutlineSectionRow[]): OutlineSection[] {
  let previous: LessonStatus = 'passed';
  return presentOutline(sections).map((section, sectionIndex) => ({
    ...section,
    lessons: section.lessons.map((lesson, lessonIndex) => {
      const { sessionId, sessionStatus } = sections[sectionIndex]!.lessons[lessonIndex]!;
      const status: LessonStatus = sessionStatus ? hyphenated(sessionStatus) : previous === 'passed' ? 'not-started' : 'pending';
      previous = status;
      return { ...lesson, status, sessionId, sessionStatus: sessionStatus && status };
    }),
  }));
}

const ids = (id: string) => ({ _id: id, id });
