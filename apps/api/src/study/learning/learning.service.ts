import type { QueryOf } from '@sinau/contracts';
import type { learningEndpoints } from '@sinau/contracts/study/learning/learning.endpoints';
import { isFinished, isHeldLive } from '@sinau/contracts/study/learning/learning.rules';
import type {
  FreeLesson,
  MyClass,
  ParticipantLesson,
  Resumption,
  SessionDetail,
  SessionResult,
} from '@sinau/contracts/study/learning/learning.schemas';
import { isSubmitted } from '@sinau/contracts/study/lesson/lesson.rules';
import type { Actor, UserId } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import { fileIdsOf } from '../lesson/index.ts';
import { attendByButton } from '../attendance/index.ts';
import { findMeeting } from '../live/index.ts';
import { findMediaByIds } from '../../core/media/index.ts';
import {
  findOwnLesson,
  findOwnLessons,
  insertOfferedSession,
  isBegun,
  isOpen,
  lockOwnPath,
  lockOwnStep,
  offerSession,
  passSession,
  pathOf,
  updateSessionBegun,
  type SessionKey,
} from '../../core/progress/index.ts';
import type { QuizService } from '../quiz/index.ts';
import type { SubmissionService } from '../submission/index.ts';
import { presentMyClass, presentSession } from './learning.presenter.ts';
import {
  findFreeLesson,
  findLastStudied,
  findMyClasses,
  findOpenedLesson,
  findSession,
  findWaitingLesson,
} from './learning.queries.ts';
import { findPackageState } from './package-state.queries.ts';
import { presentFreeLesson, presentOpenedLesson, presentResumed } from './participant-lesson.ts';

export type LearningService = ReturnType<typeof createLearningService>;

interface Act extends SessionKey {
  readonly action: 'start' | 'complete';
}

export function createLearningService(
  deps: Pick<Deps, 'db' | 'clock' | 'env' | 'keys' | 'jobs'>,
  quizzes: Pick<QuizService, 'start' | 'stateOf'>,
  submissions: Pick<SubmissionService, 'stateOf'>,
) {
  const { db, clock } = deps;
  const detailOf = async (tx: Db, userId: UserId, sessionId: string) => {
    const session = required(await findSession(tx, userId, sessionId));
    const path = pathOf(await findOwnLessons(tx, { id: session.participantId, classId: session.classId }));
    const { status } = required(path.find((step) => step.sessionId === sessionId));
    const { type } = session.lesson;
    return presentSession(session, status, {
      quiz: type === 'quiz' ? await quizzes.stateOf(tx, userId, sessionId) : null,
      submission: isSubmitted(type) ? await submissions.stateOf(tx, userId, sessionId) : null,
    });
  };

  return {
    async myClasses(actor: Actor, { id }: { id: string }, query: QueryOf<typeof learningEndpoints.myClass>) {
      if (id !== 'me' && id !== actor.id) throw new AppError('not_found');
      const { rows, total } = await findMyClasses(db, actor.id, query);
      return listAnswer<MyClass>(query, rows.map(presentMyClass), total);
    },

    /** Leads to the lesson that the outline selects, see `lessonToResume`. */
    async resume(actor: Actor): Promise<Resumption | null> {
      const enrolment = await findLastStudied(db, actor.id);
      if (!enrolment) return null;
      const path = pathOf(await findOwnLessons(db, { id: enrolment.id, classId: enrolment.class.id }));
      const open = path.filter((step) => step.status !== 'passed' && isOpen(path, step));
      const step = open.find(({ type }) => !isHeldLive(type)) ?? open[0] ?? path[0];
      const lesson = step && (await findWaitingLesson(db, enrolment.id, step.id));
      return lesson ? { enrolment: presentMyClass(enrolment), lesson: presentResumed(lesson, step) } : null;
    },

    /** Only an open lesson shows its content. */
    async lesson(actor: Actor, { id }: { id: string }): Promise<ParticipantLesson> {
      const own = required(await findOwnLesson(db, actor.id, id));
      if (!own.isOpen) throw new AppError('lesson_locked');
      const { participant, step } = own;
      if (!step.sessionId) await offerSession(db, participant.id, id, clock.now());
      // It may be gone by now: the makers of the class may be removing the lesson.
      const { lesson, session } = required(await findOpenedLesson(db, participant.id, id));
      const meeting = await findMeeting(db, lesson, { sessionId: session.id, now: clock.now() });
      const recordingId = meeting?.recording?.fileId;
      return presentOpenedLesson({
        step,
        lesson,
        session,
        files: await findMediaByIds(db, [...fileIdsOf(lesson), ...(recordingId ? [recordingId] : [])]),
        meeting,
        packageState: lesson.type === 'interactive' ? await findPackageState(db, session.id) : null,
        signing: { keys: deps.keys, now: clock.now(), participantId: participant.id },
      });
    },

    /** Opens a free lesson from the page of a class that is on sale; any other lesson does not exist here. */
    async freeLesson({ id, lessonId }: { id: string; lessonId: string }): Promise<FreeLesson> {
      const { class: offered, ...lesson } = required(await findFreeLesson(db, id, lessonId));
      const files = await findMediaByIds(db, fileIdsOf(lesson));
      return presentFreeLesson(
        { lesson, files, meeting: null, packageState: null, signing: { keys: deps.keys, now: clock.now() } },
        offered,
      );
    },

    /** Repeating an action changes nothing. */
    act: (actor: Actor, { action, ...key }: Act) =>
      db.$transaction(async (tx): Promise<SessionResult> => {
        const own = await lockOwnStep(tx, actor.id, key);
        const { participant, step } = own;
        if (action === 'complete') {
          if (step.completionType !== 'hit-button' || step.type === 'quiz' || isSubmitted(step.type))
            throw new AppError('action_not_allowed');
          if (step.type === 'webinar') await attendByButton(tx, own, clock.now());
          return { id: step.sessionId, status: 'passed', progress: await passSession(tx, deps, own) };
        }
        if (step.type === 'quiz') return quizzes.start(tx, own);
        if (!isBegun(step)) await updateSessionBegun(tx, step.sessionId, clock.now());
        return { id: step.sessionId, status: isBegun(step) ? step.status : 'started', progress: participant.progress };
      }),

    /** Reads the session, its position in the outline and the attempts in one snapshot, so that they fit each other. */
    session: (actor: Actor, { id }: { id: string }): Promise<SessionDetail> =>
      db.$transaction((tx) => detailOf(tx, actor.id, id), { isolationLevel: 'RepeatableRead' }),

    next: (actor: Actor, { id }: { id: string }) =>
      db.$transaction(async (tx): Promise<SessionDetail | null> => {
        const { participant, path } = await lockOwnPath(tx, actor.id, id);
        const index = path.findIndex(({ sessionId }) => sessionId === id);
        const step = required(path[index]);
        const following = path[index + 1];
        const goesOn = isHeldLive(step.type) && following && following.status !== 'pending';
        if (!isFinished(step.status) && !goesOn) throw new AppError('lesson_not_finished');
        if (!following) return null;
        const nextId =
          following.sessionId ?? required(await insertOfferedSession(tx, participant.id, following.id, clock.now())).id;
        if (!isBegun(following)) await updateSessionBegun(tx, nextId, clock.now());
        return detailOf(tx, actor.id, nextId);
      }),
  };
}
