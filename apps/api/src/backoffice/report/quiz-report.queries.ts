import type { QuizQuestion } from '@sinau/contracts/study/question/question.schemas';
import { Prisma, type Db } from '../../platform/db.ts';

export interface QuizReportRow {
  id: string;
  title: string;
  questions: QuizQuestion[];
  attempts: number;
  participants: number;
  averageScore: number | null;
  medianSeconds: number | null;
}
export interface QuestionReportRow {
  lessonId: string;
  questionId: string;
  attempts: number;
  answered: number;
  right: number;
  earnedShare: number;
}
export interface AnswerReportRow {
  lessonId: string;
  questionId: string;
  value: string;
  count: number;
}

/** Quizzes of a class, or one of them. */
export interface QuizScope {
  classId: string;
  lessonId?: string;
}
const isCounted = ({ classId, lessonId }: QuizScope) => Prisma.sql`
  (l."classId" = ${classId}::uuid AND l.type = 'quiz' AND l."retiredAt" IS NULL
  ${lessonId === undefined ? Prisma.empty : Prisma.sql`AND l.id = ${lessonId}::uuid`})`;

/** Selects the newest graded attempts of each quiz in a class, enough that more would change little. */
const attemptsOf = (quizzes: QuizScope, take: number) => Prisma.sql`(
  SELECT l.id AS "lessonId", a.* FROM "Lesson" l CROSS JOIN LATERAL (
    SELECT s."participantId", t.questions, t.answers, t.earned, t.points, t."maxPoints", t."startedAt", t."submittedAt"
    FROM "LessonSession" s JOIN "QuizAttempt" t ON t."sessionId" = s.id
    WHERE s."lessonId" = l.id AND t.status = 'graded' ORDER BY t."submittedAt" DESC LIMIT ${take}
  ) a
  WHERE ${isCounted(quizzes)}
) a`;

/** Finds the quizzes of a class in their order, with the figures of their attempts. */
export const findQuizReports = (db: Db, quizzes: QuizScope, take: number) => db.$queryRaw<QuizReportRow[]>`
  SELECT l.id, l.title, l.content->'questions' AS questions, coalesce(tried.attempts, 0) AS attempts,
    coalesce(tried.participants, 0) AS participants, tried."averageScore", tried."medianSeconds"
  FROM "Lesson" l LEFT JOIN "Section" c ON c.id = l."sectionId"
  LEFT JOIN (
    SELECT a."lessonId", count(*)::int AS attempts, count(DISTINCT a."participantId")::int AS participants,
      floor(avg(100 * a.points / a."maxPoints"))::int AS "averageScore",
      round(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM a."submittedAt" - a."startedAt")))::int AS "medianSeconds"
    FROM ${attemptsOf(quizzes, take)} GROUP BY a."lessonId"
  ) tried ON tried."lessonId" = l.id
  WHERE ${isCounted(quizzes)}
  ORDER BY c.position, c.id, l.position, l.id`;

/** Finds the results of each question, in the points that it had in the attempt. */
export const findQuestionReports = (db: Db, quizzes: QuizScope, take: number) => db.$queryRaw<QuestionReportRow[]>`
  SELECT a."lessonId", asked.question->>'id' AS "questionId", count(*)::int AS attempts,
    count(*) FILTER (WHERE a.answers ? (asked.question->>'id'))::int AS answered,
    count(*) FILTER (WHERE earned.points >= (asked.question->>'points')::float8)::int AS "right",
    floor(100 * sum(earned.points) / sum((asked.question->>'points')::float8))::int AS "earnedShare"
  FROM ${attemptsOf(quizzes, take)}
  CROSS JOIN LATERAL jsonb_array_elements(a.questions) asked(question)
  CROSS JOIN LATERAL (SELECT coalesce((a.earned->>(asked.question->>'id'))::float8, 0) AS points) earned
  GROUP BY a."lessonId", asked.question->>'id'`;

/**
 * Counts how often each option, short answer or pair was the answer, or a part of it; the most frequent of each
 * question. Essays are omitted: their text is for the participant and their teachers alone.
 */
export const findAnswerReports = (db: Db, quizzes: QuizScope, take: number, most: number) => db.$queryRaw<
  AnswerReportRow[]
>`
  SELECT "lessonId", "questionId", value, count FROM (
    SELECT a."lessonId", asked.question->>'id' AS "questionId", chosen.value, count(*)::int AS count,
      row_number() OVER (PARTITION BY a."lessonId", asked.question->>'id' ORDER BY count(*) DESC, chosen.value COLLATE "C") AS place
    FROM ${attemptsOf(quizzes, take)}
    CROSS JOIN LATERAL jsonb_array_elements(a.questions) asked(question)
    CROSS JOIN LATERAL jsonb_array_elements_text(a.answers->(asked.question->>'id')) chosen(value)
    WHERE asked.question->>'type' <> 'essay'
    GROUP BY a."lessonId", asked.question->>'id', chosen.value
  ) counted WHERE place <= ${most} ORDER BY place`;
