import type { UserId } from '../../platform/actor.ts';
import type { LessonOf } from '@sinau/contracts/study/lesson/lesson.schemas';
import type { QuizSetting } from '@sinau/contracts/study/lesson-kinds/quiz';
import type { QuizQuestion } from '@sinau/contracts/study/question/question.schemas';
import type { Answers } from '@sinau/contracts/study/quiz/quiz.schemas';
import { reachedBy, type Reach } from '../../platform/class-access.ts';
import type { Db, Prisma } from '../../platform/db.ts';
import { withAccess } from '../../core/enrolment/index.ts';

/** A session of a quiz that belongs to the user. */
export async function findQuizSession(db: Db, userId: UserId, sessionId: string) {
  const row = await db.lessonSession.findFirst({
    where: { id: sessionId, participant: { userId, ...withAccess }, lesson: { type: 'quiz' } },
    select: {
      participantId: true,
      lessonId: true,
      status: true,
      extraAttempts: true,
      lesson: { select: { setting: true } },
    },
  });
  return row && { ...row, setting: row.lesson.setting as unknown as QuizSetting };
}
export type QuizSessionRow = NonNullable<Awaited<ReturnType<typeof findQuizSession>>>;

/** A participant's quiz in a class that the partner reaches, locked until the transaction ends. */
export async function lockTaughtQuiz(tx: Db, partner: Reach, sessionId: string) {
  const where = { id: sessionId, lesson: { type: 'quiz', class: reachedBy(partner) } } as const;
  if ((await tx.lessonSession.count({ where })) === 0) return null;
  await tx.$executeRaw`SELECT FROM "LessonSession" WHERE id = ${sessionId}::uuid FOR UPDATE`;
  return findQuizOfSession(tx, sessionId);
}

export const updateExtraAttempts = (tx: Db, sessionId: string, extraAttempts: number) =>
  tx.lessonSession.update({ where: { id: sessionId }, data: { extraAttempts }, select: { id: true } });

/** The quiz with which an attempt is begun. */
export async function findQuizOfSession(db: Db, id: string) {
  const { lesson, extraAttempts } = await db.lessonSession.findUniqueOrThrow({
    where: { id },
    select: { extraAttempts: true, lesson: { select: { content: true, setting: true } } },
  });
  return { extraAttempts, ...(lesson as unknown as Pick<LessonOf<'quiz'>, 'content' | 'setting'>) };
}

export const countAttemptsSince = (db: Db, sessionId: string, since: Date) =>
  db.quizAttempt.count({ where: { sessionId, startedAt: { gt: since } } });

interface NewAttempt {
  sessionId: string;
  number: number;
  questions: QuizQuestion[];
  maxPoints: number;
  minimumScore: number | null;
  startedAt: Date;
  deadlineAt: Date | null;
}
export const insertAttempt = (tx: Db, attempt: NewAttempt) =>
  tx.quizAttempt.create({ data: attempt, select: { id: true } });

export const updateAnswers = (tx: Db, id: string, data: { answers: Answers; revision: number; savedAt: Date }) =>
  tx.quizAttempt.update({ where: { id }, data, select: { id: true } });

/**
 * Attempts in progress whose deadline lies before a time. Attempts of participants without access are skipped: they
 * continue if access returns.
 */
const overdueAt = (moment: Date) =>
  ({
    status: 'in_progress',
    deadlineAt: { lte: moment },
    session: { participant: withAccess },
  }) satisfies Prisma.QuizAttemptWhereInput;

export async function findOverdueIds(db: Db, moment: Date, take: number) {
  const rows = await db.quizAttempt.findMany({
    where: overdueAt(moment),
    orderBy: { deadlineAt: 'asc' },
    take,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** The user and the session of an overdue attempt; null once it is submitted. */
export async function findOverdueAttempt(db: Db, id: string, moment: Date) {
  const row = await db.quizAttempt.findFirst({
    where: { id, ...overdueAt(moment) },
    select: { sessionId: true, session: { select: { participant: { select: { id: true, userId: true } } } } },
  });
  return (
    row && {
      userId: row.session.participant.userId,
      key: { participantId: row.session.participant.id, sessionId: row.sessionId },
    }
  );
}
