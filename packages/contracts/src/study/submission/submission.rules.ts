import type { FileChoice } from '../lesson/lesson.rules.ts';
import type { MediaKind } from '../../core/media/media.rules.ts';

export const submissionStates = ['draft', 'submitted', 'in-review', 'needs-revision', 'passed', 'not-passed'] as const;
export type SubmissionState = (typeof submissionStates)[number];

export const submissionEventKinds = [
  'submitted',
  'withdrawn',
  'claimed',
  'released',
  'returned',
  'passed',
  'not-passed',
] as const;
export type SubmissionEventKind = (typeof submissionEventKinds)[number];

/** Decisions of a teacher about a version. */
export const outcomes = ['passed', 'not-passed', 'needs-revision'] as const;
export type Outcome = (typeof outcomes)[number];

export const maxSubmissionFiles = 5;
export const maxSubmissionText = 50_000;
/** Hours for which a teacher reserves a submission while grading it. */
export const claimHours = 24;
/** Working days within which a submission should be graded. */
export const gradingAimDays = 3;
export const maxSnippets = 50;

/** Tells whether its author may write in it: before it is submitted, once it is returned, and to try again. */
export const isWritable = (state: SubmissionState, attemptsLeft: number | null) =>
  state === 'draft' || state === 'needs-revision' || (state === 'not-passed' && attemptsLeft !== 0);

const kindOfChoice: Record<FileChoice, MediaKind> = { pdf: 'pdf', docs: 'document', img: 'image' };

/** Returns the kinds of files that an assignment accepts. */
export const kindsTaken = (fileValidation: readonly { type: FileChoice; isSelected: boolean }[]): MediaKind[] =>
  fileValidation.flatMap(({ type, isSelected }) => (isSelected ? [kindOfChoice[type]] : []));

interface Criterion {
  readonly id: string;
  readonly points: number;
}

/**
 * Returns the score in per cent of all points, rounded down; null unless each criterion has its points, within its
 * maximum.
 */
export function rubricScore(rubric: readonly Criterion[], given: Readonly<Record<string, number>>): number | null {
  const isWhole = rubric.every(({ id, points }) => given[id] !== undefined && given[id] <= points);
  if (rubric.length === 0 || !isWhole) return null;
  const sum = (rows: readonly number[]) => rows.reduce((total, one) => total + one, 0);
  return Math.floor((100 * sum(rubric.map(({ id }) => given[id]!))) / sum(rubric.map(({ points }) => points)));
}

interface Asked {
  /** Null if a teacher only decides whether it passes. */
  readonly minimumScore: number | null;
}

/** Returns why an outcome does not match a score, or null. */
export function outcomeProblem({ minimumScore }: Asked, outcome: Outcome, score: number | null): string | null {
  if (minimumScore === null || outcome === 'needs-revision') return null;
  if (score === null) return 'Beri nilai dulu';
  if (outcome === 'passed' && score < minimumScore) return `Nilai lulus paling rendah ${minimumScore}`;
  if (outcome === 'not-passed' && score >= minimumScore) return `Nilai ini sudah mencapai minimum ${minimumScore}`;
  return null;
}
