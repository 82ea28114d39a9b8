import { z } from 'zod';
import { instant, uuid } from '../fields.ts';
import { maxQuizOptions, maxQuizQuestions, quizQuestionTypes } from '../lesson/lesson.rules.ts';

const key = z
  .string()
  .regex(/^[\w-]{1,21}$/)
  .max(21);
const percent = z.int().min(0).max(100);

/** The options chosen, by question. A question that is not named is not answered, nor is one with no options. */
export const answers = z
  .record(
    key,
    z
      .array(key)
      .max(maxQuizOptions)
      .refine((ids) => new Set(ids).size === ids.length, 'Ada pilihan yang tercatat dua kali'),
  )
  .refine((all) => Object.keys(all).length <= maxQuizQuestions, `Maksimal ${maxQuizQuestions} soal`);
export type Answers = z.infer<typeof answers>;

/** Counted by the client, up with each change; of two writes the one with the larger number stays. */
export const answerRevision = z.int().min(1).max(2_147_483_647);

/** A question as it is asked: without its key. */
const askedQuestion = z.object({
  id: z.string(),
  type: z.enum(quizQuestionTypes),
  text: z.string(),
  points: z.int().positive(),
  options: z.array(z.object({ id: z.string(), text: z.string() })),
});

/** An attempt under way. Its questions were fixed when it began: what the mitra changes meanwhile is for later attempts. */
export const attempt = z.object({
  id: uuid,
  /** From 1 within the lesson. */
  number: z.int().positive(),
  startedAt: instant,
  /** Answers are taken until {@link graceSeconds} later; null without a time limit. */
  deadlineAt: instant.nullable(),
  /** Our clock, for counting down beside a clock that is wrong. */
  serverNow: instant,
  /** Of the answers below; 0 before the first. */
  revision: z.int().nonnegative(),
  /** In the order of this attempt, which reloading does not change. */
  questions: z.array(askedQuestion),
  answers,
});
export type Attempt = z.infer<typeof attempt>;

/** An attempt that was handed in. What it gives away depends on the lesson's `finishing`, as it stands now. */
export const attemptResult = z.object({
  id: uuid,
  number: z.int().positive(),
  startedAt: instant,
  submittedAt: instant,
  /** The time ran out before it was handed in. */
  isExpired: z.boolean(),
  /** Whether it reached the lowest score that passes; null where handing in is enough. */
  isPassed: z.boolean().nullable(),
  /** Per cent, rounded down; null unless `showScore`. */
  score: percent.nullable(),
  /** Null unless `showScore`. */
  points: z.int().nonnegative().nullable(),
  maxPoints: z.int().positive(),
  questions: z.array(
    askedQuestion.extend({
      /** The options that are right. Null unless `showAnswerKey`, and then until the lesson is passed or no attempt is left, and none is under way. */
      correct: z.array(z.string()).nullable(),
      /** Told with the key. */
      explanation: z.string().nullable(),
    }),
  ),
  answers,
});
export type AttemptResult = z.infer<typeof attemptResult>;

/** Where a learner stands with a quiz. */
export const quizState = z.object({
  attempt: attempt.nullable(),
  /** The last one that was handed in. */
  last: attemptResult.nullable(),
  /** Attempts begun, the one under way included. */
  used: z.int().nonnegative(),
  /** Null for as many as one likes. */
  left: z.int().nonnegative().nullable(),
  /** The highest score, in per cent; null unless `showScore`. */
  best: percent.nullable(),
});
export type QuizState = z.infer<typeof quizState>;

export const answerReceipt = z.object({
  attemptId: uuid,
  /** Of the answers that are kept now: larger than the one sent when somebody wrote later. */
  revision: z.int().nonnegative(),
  /** Whether what was sent is what is kept. If not, another device was faster: read the attempt again. */
  isSaved: z.boolean(),
  savedAt: instant.nullable(),
  deadlineAt: instant.nullable(),
  serverNow: instant,
});
export type AnswerReceipt = z.infer<typeof answerReceipt>;
