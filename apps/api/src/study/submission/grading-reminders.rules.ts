import { gradingAimDays } from '@sinau/contracts/study/submission/submission.rules';
import { overdueBefore } from '@sinau/format/calendar';
import { hours, later } from '../../platform/clock.ts';
import type { DueRow, Grader } from './grading-reminders.queries.ts';

/** Times after half, all, and one and a half of the working days within which a submission is to be graded. */
export const reminderTimes = (now: Date) => {
  const noon = later(now, -hours(12));
  return [
    overdueBefore(noon, Math.floor(gradingAimDays / 2)),
    overdueBefore(now, gradingAimDays),
    overdueBefore(noon, Math.floor(gradingAimDays * 1.5)),
  ];
};

export interface Waiting {
  stage: number;
  count: number;
}

/** Notification of each teacher, once for all classes: the latest stage, and how many submissions reached any. */
export function waitingFor(graders: readonly Grader[], due: readonly DueRow[]) {
  const people = new Map<string, Grader & Waiting>();
  for (const grader of graders)
    for (const { stage, count } of due.filter(({ classId }) => classId === grader.classId)) {
      const known = people.get(grader.userId);
      people.set(grader.userId, {
        ...grader,
        stage: Math.max(stage, known?.stage ?? 0),
        count: count + (known?.count ?? 0),
      });
    }
  return [...people.values()];
}
