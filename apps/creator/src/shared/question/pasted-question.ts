import { nanoid } from '@reduxjs/toolkit';
import { parseAiken } from '@sinau/contracts/question/aiken.rules';
import type { QuizQuestion } from '@sinau/contracts/question/question.schemas';
import { newChoice } from './question-draft.ts';

/** The questions of a text that has options ('A. …', '*B. …'); none where it is plain text. */
export const pastedQuestions = (text: string): QuizQuestion[] =>
  parseAiken(text).questions.map(({ question: { tags: _tags, difficulty: _difficulty, options, ...question } }) => ({
    ...question,
    id: nanoid(8),
    options: options.map((option) => newChoice(option.text, option.isCorrect)),
  }));
