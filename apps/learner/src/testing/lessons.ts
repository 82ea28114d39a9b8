import { lesson, section } from '@sinau/classroom/testing';
import type { OutlineLesson, OutlineSection } from '@sinau/contracts/authoring/program/program.schemas';
import type { Attempt } from '@sinau/contracts/study/quiz/quiz.schemas';
import type { OwnSubmission, SubmissionVersion } from '@sinau/contracts/study/submission/submission.schemas';
import { submissionPreview } from '../features/preview/classroom/submission-preview.ts';
import { idOf } from './fixtures.ts';

export const outlineLesson = (number: number, overrides: Partial<OutlineLesson> = {}): OutlineLesson =>
  lesson(idOf(number), { title: `Materi ${number}`, slug: `materi-${number}`, ...overrides });

/** Creates an outline of one section. */
export const outlineOf = (...lessons: OutlineLesson[]): OutlineSection[] => [section(idOf(30), lessons, 'Pembuka')];

/** Creates a submission without text yet, as a preview has it. */
export const submissionOf = (overrides: Partial<OwnSubmission> = {}): OwnSubmission => ({
  ...submissionPreview.untouched(outlineLesson(1)),
  ...overrides,
});

export const versionOf = (number: number, overrides: Partial<SubmissionVersion> = {}): SubmissionVersion => ({
  number,
  content: `Lead versi ${number}`,
  files: [],
  brief: { instruction: '<p>Tulis lead.</p>', rubric: [], minimumScore: 70 },
  submittedAt: '2026-11-21T03:00:00.000Z',
  isLate: false,
  grade: null,
  ...overrides,
});

/** Creates an attempt that has just begun. */
export const attemptOf = (overrides: Partial<Attempt> = {}): Attempt => ({
  id: idOf(60),
  number: 1,
  startedAt: '2026-11-21T03:00:00.000Z',
  deadlineAt: null,
  serverNow: '2026-11-21T03:00:00.000Z',
  revision: 0,
  questions: [],
  answers: {},
  ...overrides,
});
