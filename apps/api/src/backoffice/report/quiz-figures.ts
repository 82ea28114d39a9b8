import type { QuizReport } from '@sinau/contracts/backoffice/report/report.schemas';
import { maxQuizOptions } from '@sinau/contracts/study/question/question.rules';
import type { Db } from '../../platform/db.ts';
import { presentQuizReport } from './quiz-report.presenter.ts';
import { findAnswerReports, findQuestionReports, findQuizReports, type QuizScope } from './quiz-report.queries.ts';

/** Limit for each quiz; the figures of more would hardly differ. */
const newestAttempts = 2_000;

/** Reports on the quizzes of a class, or on one of them. */
export async function findQuizFigures(db: Db, scope: QuizScope): Promise<QuizReport[]> {
  const [quizzes, questions, answers] = await Promise.all([
    findQuizReports(db, scope, newestAttempts),
    findQuestionReports(db, scope, newestAttempts),
    findAnswerReports(db, scope, newestAttempts, maxQuizOptions),
  ]);
  return quizzes.map((quiz) => presentQuizReport(quiz, questions, answers));
}
