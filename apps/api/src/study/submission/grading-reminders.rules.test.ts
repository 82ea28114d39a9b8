import { expect, test } from 'vitest';
import { reminderTimes, waitingFor } from './grading-reminders.rules.ts';

const shown = (now: string) => reminderTimes(new Date(now)).map((moment) => moment.toISOString());

test.each([
  // A Friday at ten in Jakarta: noon of the day before decides about the halves.
  ['2026-11-20T03:00:00.000Z', ['2026-11-17T17:00:00.000Z', '2026-11-16T17:00:00.000Z', '2026-11-12T17:00:00.000Z']],
  // At noon itself, and just before it.
  ['2026-11-20T05:00:00.000Z', ['2026-11-18T17:00:00.000Z', '2026-11-16T17:00:00.000Z', '2026-11-15T17:00:00.000Z']],
  ['2026-11-20T04:59:59.999Z', ['2026-11-17T17:00:00.000Z', '2026-11-16T17:00:00.000Z', '2026-11-12T17:00:00.000Z']],
])('at %s teachers are reminded of submissions before these times', (now, moments) => {
  expect(shown(now)).toEqual(moments);
});

const grader = (userId: string, classId: string) => ({ userId, classId, fullname: userId, email: `${userId}@x.id` });

test('each teacher is notified once, of the latest stage and of everything that waits in their classes', () => {
  const graders = [grader('ani', 'a'), grader('ani', 'b'), grader('budi', 'b'), grader('citra', 'c')];
  const due = [
    { classId: 'a', stage: 2, count: 3 },
    { classId: 'b', stage: 1, count: 4 },
    { classId: 'b', stage: 3, count: 1 },
    { classId: 'd', stage: 1, count: 9 },
  ];
  expect(waitingFor(graders, due).map(({ userId, stage, count }) => [userId, stage, count])).toEqual([
    ['ani', 3, 8],
    ['budi', 3, 5],
  ]);
  expect(waitingFor(graders, due.slice(0, 2)).map(({ userId, stage, count }) => [userId, stage, count])).toEqual([
    ['ani', 2, 7],
    ['budi', 1, 4],
  ]);
  expect(waitingFor([], due)).toEqual([]);
});
