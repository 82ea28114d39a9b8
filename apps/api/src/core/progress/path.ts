import {
  isFinished,
  isHeldLive,
  isLessonOpen,
  progressOf,
  statusesOnPath,
} from '@sinau/contracts/study/learning/learning.rules';
import type { LessonStatus } from '@sinau/contracts/study/lesson/lesson.schemas';
import { hyphenated } from '../../platform/enum-names.ts';
import type { OwnLessonRow } from './path.queries.ts';

export interface Step extends Omit<OwnLessonRow, 'status'> {
  readonly status: LessonStatus;
}

/** Returns the lessons of a participant in order, with the status of each. */
export function pathOf(rows: readonly OwnLessonRow[]): Step[] {
  const statuses = statusesOnPath(rows.map(({ type, status }) => ({ type, stored: status && hyphenated(status) })));
  return rows.map((row, index) => ({ ...row, status: statuses[index]! }));
}

export const isOpen = (path: readonly Step[], step: Step) => isLessonOpen([{ lessons: path }], step.id);

/**
 * Returns the sessions that finishing a lesson opens: those that follow, up to and including the next required lesson.
 * If the makers changed the order, a skipped pending lesson opens once no other required lesson is open. Live sessions
 * are always open, so finishing one opens nothing, and nothing ends or waits at one.
 */
export function sessionsOpenedBy(path: readonly Step[], step: Step): string[] {
  const following = isHeldLive(step.type) ? [] : path.slice(path.findIndex(({ id }) => id === step.id) + 1);
  const required = following.findIndex(countsOnTheWay);
  const opened = following.slice(0, required === -1 ? undefined : required + 1).flatMap(pendingSession);
  const hasMoreToDo = path.some(
    (one) => countsOnTheWay(one) && one.id !== step.id && one.status !== 'pending' && !isFinished(one.status),
  );
  return opened.length > 0 || hasMoreToDo ? opened : path.flatMap(pendingSession).slice(0, 1);
}
const countsOnTheWay = ({ isRequired, type }: Step) => isRequired && !isHeldLive(type);
const pendingSession = ({ sessionId, status }: Step) => (sessionId && status === 'pending' ? [sessionId] : []);

/** Counts only required lessons, so that a lesson added later does not reduce the progress. */
export function progressAlong(path: readonly Step[]) {
  const required = path.filter(({ isRequired }) => isRequired);
  return progressOf(required.filter(({ status }) => status === 'passed').length, required.length);
}
