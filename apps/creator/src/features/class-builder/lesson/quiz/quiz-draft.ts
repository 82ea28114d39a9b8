import { nanoid } from '@reduxjs/toolkit';
import { maxQuizOptions, type QuizQuestionType } from '@sinau/contracts/lesson/lesson.rules';
import type { QuizQuestion } from '@sinau/contracts/lesson/lesson.schemas';

type Option = QuizQuestion['options'][number];

const newId = () => nanoid(8);
export const newOption = (text = '', isCorrect = false): Option => ({ id: newId(), text, isCorrect });

export function newQuestion(type: QuizQuestionType): QuizQuestion {
  const options = type === 'true-false' ? [newOption('Benar', true), newOption('Salah')] : [newOption(), newOption()];
  return { id: newId(), type, text: '', options, explanation: '', points: 1 };
}

/** A copy of a question, with new ids. */
export const copyOf = (question: QuizQuestion): QuizQuestion => ({
  ...question,
  id: newId(),
  options: question.options.map((option) => ({ ...option, id: newId() })),
});

/** Marks an option right or wrong. Unless several answers may be right, the others become wrong. */
export const withCorrect = (question: QuizQuestion, optionId: string, isCorrect: boolean): QuizQuestion => ({
  ...question,
  options: question.options.map((option) => {
    if (option.id === optionId) return { ...option, isCorrect };
    return question.type === 'multiple-choice' ? option : { ...option, isCorrect: false };
  }),
});

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

/** The list with one of its items at another place; places beyond its ends leave it as it is. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  if (to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, list[from]!);
}
