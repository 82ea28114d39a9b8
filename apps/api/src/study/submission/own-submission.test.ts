import { expect, test } from 'vitest';
import { assignmentSetting } from '@sinau/contracts/study/lesson-kinds/assignment';
import {
  attemptsLeftOf,
  claimOf,
  draftOf,
  dueAtOf,
  gradeOf,
  isHandedIn,
  mayWrite,
  newestOf,
} from './own-submission.ts';
import type { EventRow, SubmissionRow, VersionRow } from './submission.queries.ts';

const now = new Date('2026-11-20T03:00:00.000Z');
const before = new Date('2026-11-10T03:00:00.000Z');
const setting = (rules: object) => ({ setting: assignmentSetting.parse(rules) });
const event = (kind: EventRow['kind'], number: number, score: number | null = null) =>
  ({ kind, number, score }) as EventRow;
const version = (number: number, submittedAt: Date | null) => ({ number, submittedAt }) as VersionRow;
const row = (fields: Partial<SubmissionRow>) => fields as SubmissionRow;

test('the days until the deadline count from when the lesson was first opened, which may be now', () => {
  const two = setting({ dueDays: 2 });
  expect(dueAtOf({ ...two, beganAt: before }, now)).toEqual(new Date('2026-11-12T03:00:00.000Z'));
  expect(dueAtOf({ ...two, beganAt: null }, now)).toEqual(new Date('2026-11-22T03:00:00.000Z'));
  expect(dueAtOf({ ...setting({ dueDays: null }), beganAt: before }, now)).toBeNull();
});

test('failed versions use up attempts, each once however often it was graded', () => {
  const events = [event('submitted', 1), event('not_passed', 1), event('not_passed', 1), event('returned', 2)];
  expect(attemptsLeftOf(setting({ maxAttempts: null }), events)).toBeNull();
  expect(attemptsLeftOf(setting({ maxAttempts: 2 }), [])).toBe(2);
  expect(attemptsLeftOf(setting({ maxAttempts: 2 }), events)).toBe(1);
  expect(attemptsLeftOf(setting({ maxAttempts: 3 }), [...events, event('not_passed', 3)])).toBe(1);
  expect(attemptsLeftOf(setting({ maxAttempts: 1 }), [...events, event('not_passed', 3)])).toBe(0);
});

test.each([
  ['draft', 0, true],
  ['needs_revision', 0, true],
  ['not_passed', null, true],
  ['not_passed', 1, true],
  ['not_passed', 0, false],
  ['submitted', null, false],
  ['in_review', null, false],
  ['passed', null, false],
] as const)('in the state %s with %s attempts left it may be written: %s', (state, left, expected) => {
  expect(mayWrite({ state }, left)).toBe(expected);
});

test('a claim excludes others until it expires', () => {
  const claimed = { state: 'in_review', claimedById: 'ani', claimedUntil: now } as const;
  const early = new Date(now.getTime() - 1);
  expect(claimOf(row(claimed), early)).toEqual({ teacherId: 'ani', until: now });
  expect(claimOf(row(claimed), now)).toBeNull();
  expect(claimOf(row({ ...claimed, state: 'submitted' }), early)).toBeNull();
});

test('an unsubmitted version is the draft, and the last submitted one is the newest', () => {
  const [first, second, draft] = [version(1, before), version(2, now), version(3, null)];
  expect([first, draft].map(isHandedIn)).toEqual([true, false]);
  expect(draftOf([first, second, draft])).toBe(draft);
  expect(draftOf([first, second])).toBeUndefined();
  expect(newestOf([first, second, draft])).toBe(second);
  expect(newestOf([draft])).toBeUndefined();
});

test('the last grade of a version counts, and no other event is a grade', () => {
  const events = [
    event('submitted', 1),
    event('not_passed', 1, 40),
    event('passed', 1, 80),
    event('claimed', 1),
    event('returned', 2),
  ];
  expect(gradeOf(events, 1)).toMatchObject({ kind: 'passed', score: 80 });
  expect(gradeOf(events, 2)).toMatchObject({ kind: 'returned' });
  expect(gradeOf(events, 3)).toBeUndefined();
});
