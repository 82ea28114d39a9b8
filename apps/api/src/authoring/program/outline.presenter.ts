import { statusesOnPath } from '@sinau/contracts/study/learning/learning.rules';
import { isSubmitted, secondsToWatch } from '@sinau/contracts/study/lesson/lesson.rules';
import type { OutlineLesson, OutlineSection } from '@sinau/contracts/authoring/program/program.schemas';
import { hyphenated } from '../../platform/enum-names.ts';
import type { OutlineLessonRow, OutlineSectionRow } from './outline.queries.ts';

/** Presents the outline for makers and visitors, without a participant's status. */
export const presentOutline = (sections: readonly OutlineSectionRow[]): OutlineSection[] =>
  sections.map((section) => ({
    ...ids(section.id),
    title: section.title,
    lessons: section.lessons.map(
      ({ id, type, title, slug, isComplete, unfinishedQuestions, preparation, durationSeconds, setting }) => ({
        ...ids(id),
        type,
        title,
        slug,
        isComplete,
        unfinishedQuestions,
        ...(preparation && { preparation }),
        durationSeconds,
        setting,
        status: null,
        missing: null,
        sessionId: null,
        sessionStatus: null,
        beganAt: null,
      }),
    ),
  }));

/**
 * Presents the outline for a participant. A lesson that was added after the enrolment has no session until it is
 * opened, which is possible once the lesson before it is finished.
 */
export function presentOwnOutline(sections: readonly OutlineSectionRow[]): OutlineSection[] {
  const statuses = statusesOnPath(
    sections
      .flatMap(({ lessons }) => lessons)
      .map(({ type, sessionStatus }) => ({ type, stored: sessionStatus && hyphenated(sessionStatus) })),
  ).values();
  return presentOutline(sections).map((section, sectionIndex) => ({
    ...section,
    lessons: section.lessons.map((lesson, lessonIndex) => {
      const row = sections[sectionIndex]!.lessons[lessonIndex]!;
      const { sessionId, sessionStatus, beganAt, meets } = row;
      const status = statuses.next().value!;
      return {
        ...lesson,
        status,
        missing: status === 'passed' || meets?.cancelledAt ? null : missingOf(row),
        sessionId,
        sessionStatus: sessionStatus && status,
        beganAt,
        ...(meets && { meets }),
      };
    }),
  }));
}

/** Returns what the participant still has to do to pass a lesson. */
function missingOf({
  type,
  setting,
  durationSeconds,
  watchedSeconds,
  isHandedIn,
}: OutlineLessonRow): NonNullable<OutlineLesson['missing']> {
  if (isSubmitted(type)) return { kind: isHandedIn ? 'review' : 'hand-in', amount: setting.minimumScore ?? 0 };
  switch (setting.completionType) {
    case 'duration':
      return { kind: 'watch', amount: Math.max(0, secondsToWatch(durationSeconds) - (watchedSeconds ?? 0)) };
    case 'minimum-score':
      return { kind: 'score', amount: setting.minimumScore ?? 0 };
    case 'input-presence-code':
      return { kind: 'presence', amount: 0 };
    case 'hit-button':
    case undefined:
      return { kind: 'button', amount: 0 };
  }
}

const ids = (id: string) => ({ _id: id, id });
