import { isWritable, type Outcome } from '@sinau/contracts/study/submission/submission.rules';
import type { EventRow, SubmissionRow, SubmissionSession, VersionRow } from './submission.queries.ts';
import { days, later } from '../../platform/clock.ts';
import { hyphenated } from '../../platform/enum-names.ts';

/** Deadline; null without one. The days count from when the lesson was first opened, which may be now. */
export const dueAtOf = ({ beganAt, setting }: Pick<SubmissionSession, 'beganAt' | 'setting'>, now: Date) =>
  setting.dueDays ? later(beganAt ?? now, days(setting.dueDays)) : null;

/** Number of submissions left; only failed versions count. Null for any number. */
export function attemptsLeftOf({ setting }: Pick<SubmissionSession, 'setting'>, events: readonly EventRow[]) {
  if (setting.maxAttempts === null) return null;
  const failed = new Set(events.filter(({ kind }) => kind === 'not_passed').map(({ number }) => number));
  return Math.max(0, setting.maxAttempts - failed.size);
}

export const mayWrite = ({ state }: Pick<SubmissionRow, 'state'>, attemptsLeft: number | null) =>
  isWritable(hyphenated(state), attemptsLeft);

/** Claim in force; an expired one excludes nobody. */
export const claimOf = ({ state, claimedById, claimedUntil }: SubmissionRow, now: Date) =>
  state === 'in_review' && claimedUntil! > now ? { teacherId: claimedById!, until: claimedUntil! } : null;

export const isHandedIn = ({ submittedAt }: Pick<VersionRow, 'submittedAt'>) => submittedAt !== null;
export const draftOf = (versions: readonly VersionRow[]) => versions.find((version) => !isHandedIn(version));
export const newestOf = (versions: readonly VersionRow[]) => versions.findLast(isHandedIn);

const gradeKinds = ['passed', 'not_passed', 'returned'] as const;
export type GradeKind = (typeof gradeKinds)[number];
export const outcomeOf: Record<GradeKind, Outcome> = {
  passed: 'passed',
  not_passed: 'not-passed',
  returned: 'needs-revision',
};
const isGrade = (event: EventRow): event is EventRow & { kind: GradeKind } =>
  gradeKinds.includes(event.kind as GradeKind);

/** The newest grade of a version. */
export const gradeOf = (events: readonly EventRow[], number: number) =>
  events.filter(isGrade).findLast((event) => event.number === number);
