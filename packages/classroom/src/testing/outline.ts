import type { LessonStatus } from '@sinau/contracts/study/lesson/lesson.schemas';
import type { OutlineLesson, OutlineSection } from '@sinau/contracts/authoring/program/program.schemas';

export const lesson = (id: string, overrides: Partial<OutlineLesson> = {}): OutlineLesson => ({
  _id: id,
  id,
  type: 'article',
  title: `Materi ${id}`,
  slug: `materi-${id}`,
  isComplete: true,
  unfinishedQuestions: 0,
  setting: {},
  durationSeconds: 60,
  status: null,
  missing: null,
  sessionId: null,
  sessionStatus: null,
  beganAt: null,
  ...overrides,
});

/** A lesson as a participant with this status sees it; null for a visitor. */
export const lessonAt = (id: string, status: LessonStatus | null): OutlineLesson =>
  lesson(id, {
    status,
    sessionStatus: status,
    beganAt: status === null || status === 'pending' || status === 'not-started' ? null : '2026-11-21T03:00:00.000Z',
  });

export const section = (id: string, lessons: OutlineLesson[], title = `Section ${id}`): OutlineSection => ({
  _id: id,
  id,
  title,
  lessons,
});
