import type { LessonStatus } from '@sinau/contracts/study/lesson/lesson.schemas';
import type { ModelLesson } from './lessons.ts';

/** A participant's state in a lesson. Lessons that were added after the enrolment have none until they are opened. */
interface Own {
  status: LessonStatus;
  isBegun: boolean;
  readonly isRequired: boolean;
}
type Refusal = 'lesson_locked' | 'lesson_not_finished';
export type Outcome<R extends string = never> = 'ok' | Refusal | R;

const isFinished = (status: LessonStatus | undefined) => status === 'passed' || status === 'not-passed';

/**
 * A participant's progress through a class, as the specification and the decisions describe it; written without the
 * product's code, which it is compared with.
 */
export function newParticipant(outline: readonly ModelLesson[]) {
  const own = new Map<string, Own>();
  let path = outline;
  const requireAll = (lessons: readonly ModelLesson[]) => {
    for (const { id } of lessons)
      own.set(id, { ...(own.get(id) ?? { status: 'pending', isBegun: false }), isRequired: true });
  };
  const first = (status: LessonStatus) => path.find(({ id }) => own.get(id)?.status === status);
  const requiredIn = (statuses: readonly LessonStatus[]) =>
    path.filter(({ id }) => own.get(id)?.isRequired && statuses.includes(statusOf(id)));

  /** Statuses as shown: only the first lesson is ever not started, and it is always open. */
  const statuses = () => {
    const shown = new Map<string, LessonStatus>();
    let before: LessonStatus | undefined;
    for (const [index, { id }] of path.entries()) {
      const kept = own.get(id)?.status ?? (isFinished(before) ? 'started' : 'pending');
      const closed = kept === 'pending' || kept === 'not-started';
      before = index === 0 ? (closed ? 'not-started' : kept) : kept === 'not-started' ? 'started' : kept;
      shown.set(id, before);
    }
    return shown;
  };
  const statusOf = (id: string) => statuses().get(id)!;

  const begin = (id: string) => {
    const lesson = own.get(id)!;
    if (!lesson.isBegun) Object.assign(lesson, { status: 'started', isBegun: true });
  };
  /** Opens the lessons after a finished one, up to the next that counts, or else one that was skipped. */
  const openAfter = (id: string) => {
    const following = path.slice(path.findIndex((one) => one.id === id) + 1);
    const last = following.findIndex((one) => own.get(one.id)?.isRequired);
    const reached = following.slice(0, last === -1 ? following.length : last + 1);
    const opened = reached.filter((one) => own.get(one.id)?.status === 'pending');
    for (const one of opened) own.get(one.id)!.status = 'started';
    const others = requiredIn(['not-started', 'started']).filter((one) => one.id !== id);
    if (opened.length > 0 || others.length > 0) return;
    const left = path.find((one) => own.get(one.id) && statusOf(one.id) === 'pending');
    if (left) own.get(left.id)!.status = 'started';
  };

  requireAll(path);
  if (path[0]) own.get(path[0].id)!.status = 'not-started';

  return {
    statuses,
    isOpen: (id: string) => ['not-started', 'started', 'passed', 'not-passed'].includes(statusOf(id)),
    has: (id: string) => own.has(id),
    isBegun: (id: string) => own.get(id)?.isBegun ?? false,
    path: () => path,
    progress: () => {
      const counting = path.filter(({ id }) => own.get(id)?.isRequired);
      const passed = counting.filter(({ id }) => own.get(id)!.status === 'passed');
      return counting.length === 0 ? 0 : Math.floor((100 * passed.length) / counting.length);
    },
    begin,
    pass(id: string) {
      if (own.get(id)!.status === 'passed') return;
      Object.assign(own.get(id)!, { status: 'passed', isBegun: true });
      openAfter(id);
    },
    fail(id: string) {
      if (own.get(id)!.status === 'passed') return;
      own.get(id)!.status = 'not-passed';
      openAfter(id);
    },
    /** Opens a lesson. An added one is the participant's from then on, and never required. */
    look(id: string): Outcome {
      if (!this.isOpen(id)) return 'lesson_locked';
      if (!own.has(id)) own.set(id, { status: 'started', isBegun: false, isRequired: false });
      return 'ok';
    },
    /** Continues with the next lesson. */
    next(id: string): Outcome {
      if (!isFinished(statusOf(id))) return 'lesson_not_finished';
      const following = path[path.findIndex((one) => one.id === id) + 1];
      if (!following) return 'ok';
      if (!own.has(following.id)) own.set(following.id, { status: 'started', isBegun: false, isRequired: false });
      begin(following.id);
      return 'ok';
    },
    /** Publishes the class: these lessons exist now, in this order. */
    arrange(lessons: readonly ModelLesson[]) {
      path = lessons;
    },
    /**
     * Runs the job after a publication: removed lessons that were not begun no longer count. A participant with none
     * left gets the current outline, and one with none open gets the next one.
     */
    drop(isLive: (id: string) => boolean) {
      const gone = [...own].filter(([id, { isBegun }]) => !isBegun && !isLive(id));
      if (gone.length === 0) return;
      for (const [id] of gone) own.delete(id);
      if (![...own.values()].some(({ isRequired }) => isRequired)) requireAll(path.filter(({ id }) => isLive(id)));
      const open = [...own.values()].some(
        ({ isRequired, status }) => isRequired && (status === 'not-started' || status === 'started'),
      );
      const next = first('pending');
      if (!open && next)
        own.get(next.id)!.status = path.find(({ id }) => own.has(id)) === next ? 'not-started' : 'started';
    },
  };
}
export type ModelParticipant = ReturnType<typeof newParticipant>;
