import { maxQuizOptions } from '@sinau/contracts/question/question.rules';
import type { QuizQuestion } from '@sinau/contracts/question/question.schemas';

type Option = QuizQuestion['options'][number];

/** A removed question back at its place. */
export const withQuestion = (questions: readonly QuizQuestion[], question: QuizQuestion, index: number) =>
  questions.toSpliced(Math.min(index, questions.length), 0, question);

/** A removed answer back at its place, if its question is still there and has room. */
export const withOption = (questions: readonly QuizQuestion[], questionId: string, option: Option, index: number) =>
  questions.map((question) =>
    question.id === questionId && question.options.length < maxQuizOptions
      ? { ...question, options: question.options.toSpliced(index, 0, option) }
      : question,
  );
