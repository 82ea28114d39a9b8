import type { QuizQuestion } from '@sinau/contracts/study/question/question.schemas';
import type { Answers } from '@sinau/contracts/study/quiz/quiz.schemas';
import type { Db } from '../../platform/db.ts';

/** The contract validated questions and answers when they were stored. */
type Typed<T> = Omit<T, 'questions' | 'answers' | 'earned'> & {
  questions: QuizQuestion[];
  answers: Answers;
  earned: Record<string, number>;
};
const typed = <T extends object>(row: T) => row as unknown as Typed<T>;

/** The last two attempts, newest first. At most one is in progress or waits for a teacher, and it is the newest. */
export async function findLatestAttempts(db: Db, sessionId: string) {
  const rows = await db.quizAttempt.findMany({ where: { sessionId }, orderBy: { number: 'desc' }, take: 2 });
  return rows.map(typed);
}
export type AttemptRow = Awaited<ReturnType<typeof findLatestAttempts>>[number];

/** Locks an attempt until the transaction ends, so that saving answers and submitting wait for each other. */
export async function lockAttempt(tx: Db, id: string, sessionId: string): Promise<AttemptRow | null> {
  await tx.$executeRaw`SELECT FROM "QuizAttempt" WHERE id = ${id}::uuid AND "sessionId" = ${sessionId}::uuid FOR UPDATE`;
  const row = await tx.quizAttempt.findFirst({ where: { id, sessionId } });
  return row && typed(row);
}

/** The attempts of a session with these numbers, in no particular order. */
export async function findAttempts(db: Db, sessionId: string, numbers: readonly number[]): Promise<AttemptRow[]> {
  return (await db.quizAttempt.findMany({ where: { sessionId, number: { in: [...numbers] } } })).map(typed);
}

/** The score that counts by the policy of the quiz, in percent; null before the first attempt is graded. */
export async function findFinalScore(db: Db, sessionId: string) {
  const [row] = await db.$queryRaw<{ score: number | null }[]>`
    SELECT CASE l.setting->>'scorePolicy'
      WHEN 'latest' THEN (array_agg(a.score ORDER BY a.number DESC))[1]
      WHEN 'first' THEN (array_agg(a.score ORDER BY a.number))[1]
      WHEN 'average' THEN floor(avg(a.score))
      ELSE max(a.score) END::int AS score
    FROM "LessonSession" s JOIN "Lesson" l ON l.id = s."lessonId"
    LEFT JOIN LATERAL (
      SELECT number, floor(round(100 * points) / "maxPoints") AS score FROM "QuizAttempt"
      WHERE "sessionId" = s.id AND status = 'graded'
    ) a ON true
    WHERE s.id = ${sessionId}::uuid GROUP BY l.id`;
  return row?.score ?? null;
}

interface HandedIn {
  readonly earned: Record<string, number>;
  readonly submittedAt: Date;
  readonly isExpired: boolean;
}
export const updateGraded = async (
  tx: Db,
  id: string,
  data: HandedIn & { readonly points: number; readonly feedback?: string },
) => typed(await tx.quizAttempt.update({ where: { id }, data: { ...data, status: 'graded' } }));

/** Stores a submitted attempt, with the points of its questions that need no teacher. */
export const updateAwaiting = async (tx: Db, id: string, data: HandedIn) =>
  typed(await tx.quizAttempt.update({ where: { id }, data: { ...data, status: 'awaiting_manual' } }));
