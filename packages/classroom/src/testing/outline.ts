import type { LessonStatus } from '@sinau/contracts/lesson/lesson.schemas';
import type { OutlineLesson, OutlineSection } from '@sinau/contracts/program/program.schemas';

export const lesson = (id: string, status: LessonStatus | null): OutlineLesson => ({
  _id: id,
  id,
  type: 'article',
  title: `Materi ${id}`,
  slug: `materi-${id}`,
  isComplete: true,
  unfinishedQuestions: 0,
  setting: {},
  durationSeconds: 60,
  status,
  missing: null,
  sessionId: null,
  sessionStatus: status,
  beganAt: status === null || status === 'pending' || status === 'not-started' ? null : '2026-11-21T03:00:00.000Z',
});

export const section = (id: string, lessons: OutlineLesson[]): OutlineSection => ({
  _id: id,
  id,
  title: `Section ${id}`,
  lessons,
});
