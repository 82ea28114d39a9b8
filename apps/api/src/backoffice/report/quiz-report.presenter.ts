import { isChoice, isTyped } from '@sinau/contracts/study/question/question.rules';
import type { QuizQuestion } from '@sinau/contracts/study/question/question.schemas';
import type { QuizReport } from '@sinau/contracts/backoffice/report/report.schemas';
import { earnedBy, keyOf } from '../../study/quiz/index.ts';
import type { AnswerReportRow, QuestionReportRow, QuizReportRow } from './quiz-report.queries.ts';

/**
 * Presents the report. Attempts store the questions that they contained, so the figures of a removed question are
 * omitted here.
 */
export const presentQuizReport = (
  { questions, ...quiz }: QuizReportRow,
  counted: readonly QuestionReportRow[],
  answers: readonly AnswerReportRow[],
): QuizReport => ({
  ...quiz,
  questions: questions.map((question) => {
    const isOwn = (row: { lessonId: string; questionId: string }) =>
      row.lessonId === quiz.id && row.questionId === question.id;
    const { attempts = 0, answered = 0, right = 0, earnedShare = 0 } = counted.find(isOwn) ?? {};
    return {
      id: question.id,
      type: question.type,
      text: question.text,
      attempts,
      answered,
      right,
      earnedShare,
      answers: answersOf(question, answers.filter(isOwn)),
    };
  }),
});

function answersOf(question: QuizQuestion, rows: readonly AnswerReportRow[]) {
  const countOf = (value: string) => rows.find((row) => row.value === value)?.count ?? 0;
  const key = keyOf(question);
  if (isChoice(question.type))
    return question.options.map(({ id, text }) => ({ text, isRight: key.includes(id), count: countOf(id) }));
  // Essays of participants are for them and their teachers alone.
  if (question.type === 'essay') return [];
  if (isTyped(question.type))
    return rows.map(({ value, count }) => ({ text: value, isRight: earnedBy(question, [value]) > 0, count }));
  return rows.flatMap(({ value, count }) => {
    const [left, right] = value.split(':');
    const first = question.options.find(({ id }) => id === left);
    const second = question.options.find(({ match }) => match?.id === right)?.match;
    return first && second ? [{ text: `${first.text} → ${second.text}`, isRight: key.includes(value), count }] : [];
  });
}
