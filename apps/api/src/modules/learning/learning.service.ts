import type {
  MyClass,
  ParticipantLesson,
  SessionDetail,
  SessionResult,
} from '@sinau/contracts/learning/learning.schemas';
import { isFinished } from '@sinau/contracts/learning/learning.rules';
import type { ListQuery } from '@sinau/contracts/list-query';
import type { QuizState } from '@sinau/contracts/quiz/quiz.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Db, Prisma } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { conditionOf, containing, listAnswer, pageOf, sortingOf } from '../../platform/list.ts';
import { findMediaByIds } from '../media/index.ts';
import { pathOf } from './learning-path.ts';
import { presentMyClass, presentSession } from './learning.presenter.ts';
import {
  countMyClasses,
  findLessonContent,
  findMyClasses,
  findParticipantOfSession,
  findSession,
  findSessionState,
  insertOfferedSession,
  lockParticipant,
  updateSessionBegun,
} from './learning.queries.ts';
import { findOwnLesson } from './lesson-access.ts';
import { findOwnLessons } from './outline.queries.ts';
import { found, isBegun, lockOwnStep, passSession, type OwnStep } from './own-step.ts';
import { fileIdsOf, presentOpenedLesson } from './participant-lesson.ts';

export type LearningService = ReturnType<typeof createLearningService>;

interface Act {
  participantId: string;
  sessionId: string;
  action: 'start' | 'complete';
}

/** What quizzes do for their lessons. Their module is built on this one, so they are handed in. */
export interface Quizzes {
  /** Begins an attempt, unless one is under way. */
  start(tx: Db, own: OwnStep): Promise<SessionResult>;
  stateOf(db: Db, userId: string, sessionId: string): Promise<QuizState>;
}

export function createLearningService(deps: Pick<Deps, 'db' | 'clock' | 'env' | 'keys'>, quizzes: Quizzes) {
  const { db, clock } = deps;
  const detailOf = async (tx: Db, userId: string, sessionId: string) => {
    const session = found(await findSession(tx, sessionId, userId));
    const path = pathOf(await findOwnLessons(tx, session.participant));
    const { status } = found(path.find((step) => step.sessionId === sessionId));
    return presentSession(
      session,
      status,
      session.lesson.type === 'quiz' ? await quizzes.stateOf(tx, userId, sessionId) : null,
    );
  };

  return {
    async myClasses(userId: string, id: string, query: ListQuery) {
      if (id !== 'me' && id !== userId) throw new AppError('not_found');
      const where = whereOf(query);
      const orderBy = sortingOf(query, [['enrolledAt', 'desc']]).map(([name, direction]) => orders[name]!(direction));
      const [rows, total] = await Promise.all([
        findMyClasses(db, userId, { where, orderBy: [...orderBy, { id: 'desc' }], ...pageOf(query) }),
        countMyClasses(db, userId, where),
      ]);
      return listAnswer<MyClass>(query, rows.map(presentMyClass), total);
    },

    /** Nothing of a lesson leaves before its turn has come. */
    async lesson(userId: string, lessonId: string): Promise<ParticipantLesson> {
      const own = found(await findOwnLesson(db, userId, lessonId));
      if (!own.isOpen) throw new AppError('lesson_locked');
      const { participant, step } = own;
      // Its makers may be taking it out at this moment.
      const session = found(
        step.sessionId
          ? await findSessionState(db, step.sessionId)
          : await insertOfferedSession(db, participant.id, lessonId, clock.now()),
      );
      const lesson = found(await findLessonContent(db, lessonId));
      return presentOpenedLesson({
        step,
        lesson,
        session,
        files: await findMediaByIds(db, fileIdsOf(lesson)),
        keys: deps.keys,
        now: clock.now(),
      });
    },

    /** Doing a thing again changes nothing. */
    act: (userId: string, { action, ...place }: Act) =>
      db.$transaction(async (tx): Promise<SessionResult> => {
        const own = await lockOwnStep(tx, { userId, ...place });
        const { participant, step } = own;
        if (action === 'complete') {
          if (step.completionType !== 'hit-button' || step.type === 'quiz') throw new AppError('action_not_allowed');
          return { id: step.sessionId, status: 'passed', progress: await passSession(tx, deps, own) };
        }
        if (step.type === 'quiz') return quizzes.start(tx, own);
        if (!isBegun(step)) await updateSessionBegun(tx, step.sessionId, clock.now());
        return { id: step.sessionId, status: isBegun(step) ? step.status : 'started', progress: participant.progress };
      }),

    /** In one snapshot: the session, its place in the outline and the attempts belong to one moment. */
    session: (userId: string, sessionId: string): Promise<SessionDetail> =>
      db.$transaction((tx) => detailOf(tx, userId, sessionId), { isolationLevel: 'RepeatableRead' }),

    next: (userId: string, sessionId: string) =>
      db.$transaction(async (tx): Promise<SessionDetail | null> => {
        const { id } = found(await findParticipantOfSession(tx, userId, sessionId));
        const participant = found(await lockParticipant(tx, { id, userId }));
        const path = pathOf(await findOwnLessons(tx, participant));
        const index = path.findIndex((one) => one.sessionId === sessionId);
        const step = found(path[index]);
        if (!isFinished(step.status)) throw new AppError('lesson_not_finished');

        const following = path[index + 1];
        if (!following) return null;
        const nextId =
          following.sessionId ?? found(await insertOfferedSession(tx, participant.id, following.id, clock.now())).id;
        if (!isBegun(following)) await updateSessionBegun(tx, nextId, clock.now());
        return detailOf(tx, userId, nextId);
      }),
  };
}

const whereOf = ({ filter, keyword }: ListQuery) =>
  ({
    progress: conditionOf(filter?.progress) as Prisma.IntFilter | undefined,
    classId: conditionOf(filter?.classId) as Prisma.UuidFilter | undefined,
    ...(keyword && { class: { title: containing(keyword) } }),
  }) as Prisma.ParticipantWhereInput;

type Direction = 'asc' | 'desc';
const orders: Record<string, (direction: Direction) => Prisma.ParticipantOrderByWithRelationInput> = {
  enrolledAt: (direction) => ({ createdAt: direction }),
  progress: (direction) => ({ progress: direction }),
  title: (direction) => ({ class: { title: direction } }),
};
