import { nanoid } from '@reduxjs/toolkit';
import { plainEssay, plainNumber } from '@sinau/contracts/study/question/imported.rules';
import { isChoice, mayBePartial, type QuizQuestionType } from '@sinau/contracts/study/question/question.rules';
import type { QuestionContent, QuizQuestion } from '@sinau/contracts/study/question/question.schemas';

type Option = QuestionContent['options'][number];

const newId = () => nanoid(8);
export const newChoice = (text = '', isCorrect = false): Option => ({ id: newId(), text, isCorrect });

/** Returns a new choice, accepted answer or pair, depending on the type of question. */
export function newOption(type: QuizQuestionType): Option {
  const option = newChoice('', !isChoice(type));
  return type === 'matching' ? { ...option, match: { id: newId(), text: '' } } : option;
}

export function newQuestion(type: QuizQuestionType): QuizQuestion {
  return {
    id: newId(),
    type,
    text: '',
    options: firstOptions(type),
    explanation: '',
    points: 1,
    ...(mayBePartial(type) && { isPartial: true }),
    ...(type === 'essay' && { essay: plainEssay }),
    ...(type === 'number' && { number: plainNumber }),
  };
}

function firstOptions(type: QuizQuestionType): Option[] {
  if (type === 'essay' || type === 'number') return [];
  if (type === 'true-false') return [newChoice('Benar', true), newChoice('Salah')];
  return type === 'short-answer' ? [newOption(type)] : [newOption(type), newOption(type)];
}

/** Returns the least number of options for a question of this type. */
export const fewestOptions = (type: QuizQuestionType) => (type === 'short-answer' ? 1 : 2);

/** Returns a copy of a question, with new ids. */
export const copyOf = <Q extends QuestionContent>(question: Q): Q & { id: string } => ({
  ...question,
  id: newId(),
  options: question.options.map(({ match, ...option }) => ({
    ...option,
    id: newId(),
    ...(match && { match: { ...match, id: newId() } }),
  })),
});

/** Marks an option as correct or wrong. Unless several answers may be correct, the others become wrong. */
export const withCorrect = <Q extends QuestionContent>(question: Q, optionId: string, isCorrect: boolean): Q => ({
  ...question,
  options: question.options.map((option) => {
    if (option.id === optionId) return { ...option, isCorrect };
    return question.type === 'multiple-choice' ? option : { ...option, isCorrect: false };
  }),
});

/** Returns the list with one of its items at another position; positions beyond its ends change nothing. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  if (to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, list[from]!);
}
