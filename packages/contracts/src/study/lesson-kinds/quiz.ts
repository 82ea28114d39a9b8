import { z } from 'zod';
import { html } from '../../fields.ts';
import { finishingChoices, randomizeChoices } from '../lesson/lesson.rules.ts';
import { fitsEssays, maxQuizQuestions, tooManyEssays } from '../question/question.rules.ts';
import { quizQuestion } from '../question/question.schemas.ts';
import { scorePolicies } from '../quiz/quiz.rules.ts';
import { choices, completionOf, defineLessonKind, progressBar } from './lesson-kind.ts';

const content = z.object({
  instruction: html(20_000).default(''),
  questions: z
    .array(quizQuestion)
    .max(maxQuizQuestions)
    .refine(hasOwnIds, 'Ada soal yang tercatat dua kali')
    .refine(fitsEssays, tooManyEssays),
});

export const quizSetting = z.object({
  progressBar,
  completionType: completionOf('quiz'),
  /** In per cent of the points; 0 with `hit-button`. */
  minimumScore: z.int().min(0).max(100).default(0),
  randomize: choices(randomizeChoices),
  finishing: choices(finishingChoices),
  /** Time limit of an attempt in minutes; null for no limit. */
  timeLimit: z.int().min(1).max(300).nullable().default(null),
  /** Null for any number of attempts. */
  maxAttempts: z.int().min(1).max(20).nullable().default(null),
  /** Minutes from the submission of an attempt until the next may begin. Older quizzes lack it. */
  cooldown: z.int().min(1).max(10_080).nullable().optional(),
  /** Rule for the score that counts; the highest by default. */
  scorePolicy: z.enum(scorePolicies).optional(),
});
export type QuizSetting = z.infer<typeof quizSetting>;

export const quiz = defineLessonKind('quiz', {
  content,
  blank: content.extend({ questions: content.shape.questions.default([]) }),
  setting: quizSetting,
  view: z.object({ instruction: z.string(), questionCount: z.int().nonnegative() }),
});

function hasOwnIds(questions: readonly { id: string }[]) {
  return new Set(questions.map(({ id }) => id)).size === questions.length;
}
