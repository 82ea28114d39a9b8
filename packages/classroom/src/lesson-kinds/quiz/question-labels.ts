import type { QuizQuestionType } from '@sinau/contracts/study/question/question.rules';
import type { Answers, Attempt, AttemptResult } from '@sinau/contracts/study/quiz/quiz.schemas';

export type AskedQuestion = Attempt['questions'][number];
export type ReviewedQuestion = AttemptResult['questions'][number];

/** The learner's task for each kind of question. */
export const taskLabels: Record<QuizQuestionType, string> = {
  'single-choice': 'Pilih satu jawaban',
  'multiple-choice': 'Pilih semua yang benar',
  'true-false': 'Pilih satu jawaban',
  'short-answer': 'Tulis jawaban singkat',
  number: 'Tulis angkanya',
  matching: 'Pasangkan semuanya',
  essay: 'Tulis esai',
};

/** Tells whether a question is answered, for pairs each of them. */
export function isAnswered(answers: Answers, { id, type, options }: AskedQuestion) {
  const count = answers[id]?.length ?? 0;
  return type === 'matching' ? count === options.length : count > 0;
}

/** Returns the match chosen for an option; undefined for none. */
export const matchOf = (given: readonly string[], optionId: string) =>
  given.find((pair) => pair.startsWith(`${optionId}:`))?.slice(optionId.length + 1);
