import type { MyClass, ParticipantLesson, SessionDetail } from '@sinau/contracts/learning/learning.schemas';
import type { ListQuery } from '@sinau/contracts/list-query';
import { AppError } from '../../platform/app-error.ts';
import type { Db, Prisma } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { conditionOf, listAnswer, pageOf, sortingOf } from '../../platform/list.ts';
import { issueCertificate } from '../certificate/index.ts';
import { findMediaByIds } from '../media/index.ts';
import { isOpen, openedBy, pathOf, progressAlong, type Step } from './learning-path.ts';
import { presentMyClass, presentSession } from './learning.presenter.ts';
import {
  countMyClasses, findLessonContent, findMyClasses, findParticipantOfSession, findSession, findSessionState, insertOfferedSession, lockParticipant,
  updateProgress, updateSession, updateSessionsOpened, type ParticipantRow,
} from './learning.queries.ts';
import { findOwnLesson } from './lesson-access.ts';
import { findOwnLessons } from './outline.queries.ts';
import { fileIdsOf, presentOpenedLesson } from './participant-lesson.ts';

export type LearningService = ReturnType<typeof createLearningService>;

interface Act { participantId: string; sessionId: string; action: 'start' | 'complete' }

export function createLearningService(deps: Pick<Deps, 'db' | 'clock' | 'env' | 'keys'>) {
  const { db, clock } = deps;
  const start = (tx: Db, sessionId: string) => updateSession(tx, sessionId, { status: 'started', startedAt: clock.now() });

  const complete = async (tx: Db, participant: ParticipantRow, path: readonly Step[], step: Step, sessionId: string) => {
    const now = clock.now();
    await updateSession(tx, sessionId, { status: 'passed', passedAt: now, ...(step.status === 'not-started' && { startedAt: now }) });
    await updateSessionsOpened(tx, openedBy(path, step));
    const progress = progressAlong(path.map((one) => (one === step ? { ...one, status: 'passed' } : one)));
    await updateProgress(tx, participant.id, { progress, completedAt: progress === 100 ? (participant.completedAt ?? now) : null });
    if (progress === 100) await issueCertificate(tx, deps, participant.id);
    return progress;
  };

  return {
    async myClasses(userId: string, id: string, query: ListQuery) {
      if (id !== 'me' && id !== userId) throw new AppError('not_found');
      const where = whereOf(query);
      const orderBy = sortingOf(query, [['enrolledAt', 'desc']]).map(([name, direction]) => orders[name]!(direction));
      const [rows, total] = await Promise.all([findMyClasses(db, userId, { where, orderBy: [...orderBy, { id: 'desc' }], ...pageOf(query) }), countMyClasses(db, userId, where)]);
      return listAnswer<MyClass>(query, rows.map(presentMyClass), total);
    },

    /** Nothing of a lesson leaves before its turn has come. */
    async lesson(userId: string, lessonId: string): Promise<ParticipantLesson> {
      const own = found(await findOwnLesson(db, userId, lessonId));
      if (!own.isOpen) throw new AppError('lesson_locked');
      const { participant, step } = own;
      const session = step.sessionId ? await findSessionState(db, step.sessionId) : await insertOfferedSession(db, participant.id, lessonId);
      const lesson = await findLessonContent(db, lessonId);
      return presentOpenedLesson({ lesson, session, files: await findMediaByIds(db, fileIdsOf(lesson)), keys: deps.keys, now: clock.now() });
    },

    /** Doing a thing again changes nothing. */
    act: (userId: string, { participantId, sessionId, action }: Act) =>
      db.$transaction(async (tx) => {
        const participant = found(await lockParticipant(tx, { id: participantId, userId }));
        const path = pathOf(await findOwnLessons(tx, participant));
        const step = found(path.find((one) => one.sessionId === sessionId));
        if (!isOpen(path, step)) throw new AppError('lesson_locked');
        if (action === 'complete' && step.completionType !== 'hit-button') throw new AppError('action_not_allowed');

        const unchanged = { id: sessionId, status: step.status, progress: participant.progress };
        if (action === 'start') {
          if (isBegun(step)) return unchanged;
          await start(tx, sessionId);
          return { ...unchanged, status: 'started' as const };
        }
        if (step.status === 'passed') return unchanged;
        return { id: sessionId, status: 'passed' as const, progress: await complete(tx, participant, path, step, sessionId) };
      }),

    async session(userId: string, sessionId: string): Promise<SessionDetail> {
      return presentSession(found(await findSession(db, sessionId, userId)));
    },

    next: (userId: string, sessionId: string) =>
      db.$transaction(async (tx): Promise<SessionDetail | null> => {
        const { id } = found(await findParticipantOfSession(tx, userId, sessionId));
        const participant = found(await lockParticipant(tx, { id, userId }));
        const path = pathOf(await findOwnLessons(tx, participant));
        const index = path.findIndex((one) => one.sessionId === sessionId);
        const step = found(path[index]);
        if (step.status !== 'passed' && step.status !== 'not-passed') throw new AppError('lesson_not_finished');

        const following = path[index + 1];
        if (!following) return null;
        const nextId = following.sessionId ?? (await insertOfferedSession(tx, participant.id, following.id)).id;
        if (!isBegun(following)) await start(tx, nextId);
        return presentSession(found(await findSession(tx, nextId, userId)));
      }),
  };
}

const isBegun = ({ status }: Step) => status !== 'pending' && status !== 'not-started';

/** Somebody else's is not found. */
function found<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new AppError('not_found');
  return value;
}

const whereOf = ({ filter, keyword }: ListQuery) =>
  ({
    progress: conditionOf(filter?.progress) as Prisma.IntFilter | undefined,
    classId: conditionOf(filter?.classId) as Prisma.UuidFilter | undefined,
    ...(keyword && { class: { title: { contains: keyword, mode: 'insensitive' } } }),
  }) as Prisma.ParticipantWhereInput;

type Direction = 'asc' | 'desc';
const orders: Record<string, (direction: Direction) => Prisma.ParticipantOrderByWithRelationInput> = {
  enrolledAt: (direction) => ({ createdAt: direction }),
  progress: (direction) => ({ progress: direction }),
  title: (direction) => ({ class: { title: direction } }),
};
