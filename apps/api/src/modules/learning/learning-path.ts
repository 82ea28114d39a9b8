import { isFinished, isLessonOpen, progressOf, statusInPlace } from '@sinau/contracts/learning/learning.rules';
import type { LessonStatus } from '@sinau/contracts/lesson/lesson.schemas';
import { hyphenated } from '../../platform/enum-names.ts';
import type { OwnLessonRow } from './outline.queries.ts';

export interface Step extends Omit<OwnLessonRow, 'status'> {
  readonly status: LessonStatus;
}

/** One's lessons in order, with the status of each. */
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
 * The sessions that finishing a lesson opens: the next one, and past lessons that are only offered, up to the next that is
 * required. Where the makers changed the order, what was left behind is opened once nothing else that counts is.
 */
export function openedBy(path: readonly Step[], step: Step): string[] {
  const following = path.slice(path.findIndex(({ id }) => id === step.id) + 1);
  const required = following.findIndex(({ isRequired }) => isRequired);
  const opened = following.slice(0, required === -1 ? undefined : required + 1).flatMap(pendingSession);
  const hasMoreToDo = path.some(
    ({ id, status, isRequired }) => isRequired && id !== step.id && status !== 'pending' && !isFinished(status),
  );
  return opened.length > 0 || hasMoreToDo ? opened : path.flatMap(pendingSession).slice(0, 1);
}

const pendingSession = ({ sessionId, status }: Step) => (sessionId && status === 'pending' ? [sessionId] : []);

/** Offered lessons count for nothing, so that a class that grows takes no progress away. */
export function progressAlong(path: readonly Step[]) {
  const required = path.filter(({ isRequired }) => isRequired);
  return progressOf(required.filter(({ status }) => status === 'passed').length, required.length);
}
