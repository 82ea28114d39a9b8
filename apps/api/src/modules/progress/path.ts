import { isFinished, isLessonOpen, progressOf, statusInPlace } from '@sinau/contracts/learning/learning.rules';
import type { LessonStatus } from '@sinau/contracts/lesson/lesson.schemas';
import { hyphenated } from '../../platform/enum-names.ts';
import type { OwnLessonRow } from './path.queries.ts';

export interface Step extends Omit<OwnLessonRow, 'status'> {
  readonly status: LessonStatus;
}

/** The lessons of a participant in order, with the status of each. */
export function pathOf(rows: readonly OwnLessonRow[]): Step[] {
  let previous: LessonStatus | null = null;
  return rows.map((row) => {
    const status = statusInPlace(row.status && hyphenated(row.status), previous);
    previous = status;
    return { ...row, status };
  });
}

export const isOpen = (path: readonly Step[], step: Step) => isLessonOpen([{ lessons: path }], step.id);

/**
 * The sessions that finishing a lesson opens: those that follow, up to and including the next required lesson. Where the
 * makers changed the order, a pending lesson that was left behind opens once no other required lesson is open.
 */
export function sessionsOpenedBy(path: readonly Step[], step: Step): string[] {
  const following = path.slice(path.findIndex(({ id }) => id === step.id) + 1);
  const required = following.findIndex(({ isRequired }) => isRequired);
  const opened = following.slice(0, required === -1 ? undefined : required + 1).flatMap(pendingSession);
  const hasMoreToDo = path.some(
    ({ id, status, isRequired }) => isRequired && id !== step.id && status !== 'pending' && !isFinished(status),
  );
  return opened.length > 0 || hasMoreToDo ? opened : path.flatMap(pendingSession).slice(0, 1);
}

const pendingSession = ({ sessionId, status }: Step) => (sessionId && status === 'pending' ? [sessionId] : []);

/** Only required lessons count, so that a lesson added later takes no progress away. */
export function progressAlong(path: readonly Step[]) {
  const required = path.filter(({ isRequired }) => isRequired);
  return progressOf(required.filter(({ status }) => status === 'passed').length, required.length);
}
