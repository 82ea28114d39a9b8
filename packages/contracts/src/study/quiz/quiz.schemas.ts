import { z } from 'zod';
import { instant, typing, uuid } from '../../fields.ts';
import { shownPicture } from '../question/question.schemas.ts';
import { maxEssayAnswer, maxQuizOptions, maxQuizQuestions, quizQuestionTypes } from '../question/question.rules.ts';

const key = z
  .string()
  .regex(/^[\w-]{1,21}$/)
  .max(21);
const percent = z.int().min(0).max(100);
/** Up to two decimals, for partially right answers. */
const points = z.number().nonnegative();

/**
 * Answers by question: the ids of the options chosen, one typed text, or pairs as `option:match`. A question that is
 * missing or has an empty list is unanswered.
 */
export const answers = z
  .record(
    key,
    z
      .array(typing(maxEssayAnswer))
      .max(maxQuizOptions)
      .refine((values) => new Set(values).size === values.length, 'Ada jawaban yang tercatat dua kali'),
  )
  .refine((all) => Object.keys(all).length <= maxQuizQuestions, `Maksimal ${maxQuizQuestions} soal`);
export type Answers = z.infer<typeof answers>;

/** Incremented by the client with each change; of two writes the one with the larger number wins. */
export const answerRevision = z.int().min(1).max(2_147_483_647);

const askedOption = z.object({ id: z.string(), text: z.string(), picture: shownPicture.optional() });
/** A question without its answer key. */
const askedQuestion = z.object({
  id: z.string(),
  type: z.enum(quizQuestionTypes),
  text: z.string(),
  picture: shownPicture.optional(),
  points: z.int().positive(),
  /** The choices, or the first halves of the pairs; empty for typed answers. */
  options: z.array(askedOption),
  /** The second halves of the pairs, shuffled. */
  matches: z.array(askedOption),
  /** Required number of words of an essay; omitted for other questions. */
  essay: z.object({ minWords: z.int().nullable(), maxWords: z.int().nullable() }).optional(),
  /** True if the punctuation of a short answer counts. Omitted for other questions. */
  isPunctuationCounted: z.boolean().optional(),
  /** Unit of a number; '' for none. Omitted for other questions. */
  unit: z.string().optional(),
});

/**
 * An attempt in progress. Its questions were fixed when it began; later changes of the lesson apply to later attempts.
 */
export const attempt = z.object({
  id: uuid,
  /** Counted from 1 within the lesson. */
  number: z.int().positive(),
  startedAt: instant,
  /** Time limit; answers are accepted until {@link graceSeconds} after it. Null without one. */
  deadlineAt: instant.nullable(),
  /** The server's time, so that a client with a wrong clock counts down correctly. */
  serverNow: instant,
  /** The revision of the answers below; 0 before the first. */
  revision: z.int().nonnegative(),
  /** In the order of this attempt, which stays the same after reloading. */
  questions: z.array(askedQuestion),
  answers,
});
export type Attempt = z.infer<typeof attempt>;

/** A submitted attempt. The current `finishing` setting of the lesson decides what it shows. */
export const attemptResult = z.object({
  id: uuid,
  number: z.int().positive(),
  startedAt: instant,
  submittedAt: instant,
  /** True if the time ran out before it was submitted. */
  isExpired: z.boolean(),
  /** True if it reached the minimum score; null if submitting is enough to pass. */
  isPassed: z.boolean().nullable(),
  /** Essays wait for a teacher: until then it has no score, and does not pass the lesson. */
  isAwaiting: z.boolean(),
  /** In per cent, rounded down; null without `showScore`, and while it waits. */
  score: percent.nullable(),
  /** Null without `showScore`. While it waits, only of the questions that need no teacher. */
  points: points.nullable(),
  /** Maximum of `points`; 0 while a quiz of only essays waits. */
  maxPoints: z.int().nonnegative(),
  questions: z.array(
    askedQuestion.extend({
      /**
       * The right answer, in the format of answers; of a typed one all accepted texts, of an essay the model answer.
       * Null without `showAnswerKey`, and until the lesson is passed or no attempt is left, and none is in progress.
       */
      correct: z.array(z.string()).nullable(),
      /** Tolerance of a number. Null like the answer, omitted for other questions. */
      tolerance: z.number().nonnegative().nullable().optional(),
      /** Points earned. Shown with the answer key; for a graded essay also with the score. */
      earned: points.nullable(),
      /** Shown with the answer key. */
      explanation: z.string().nullable(),
    }),
  ),
  answers,
  /** Feedback of the teacher who graded its essays; null without essays. */
  feedback: z.string().nullable(),
});
export type AttemptResult = z.infer<typeof attemptResult>;

/** The state of a participant in a quiz. */
export const quizState = z.object({
  attempt: attempt.nullable(),
  /** The last submitted attempt. */
  last: attemptResult.nullable(),
  /** Number of attempts begun, including one in progress. */
  used: z.int().nonnegative(),
  /** Number of attempts left; null if unlimited. */
  left: z.int().nonnegative().nullable(),
  /** Final score by `scorePolicy`, in per cent; null without `showScore`. */
  finalScore: percent.nullable(),
  /** Time when the next attempt may begin, and in how many seconds; null if that does not depend on time. */
  next: z.object({ at: instant, inSeconds: z.int().positive() }).nullable(),
});
export type QuizState = z.infer<typeof quizState>;

export const answerReceipt = z.object({
  /** Null for a submission. */
  attemptId: uuid.nullable(),
  /** Revision of the stored answers. Larger than the one sent if a later write was stored. */
  revision: z.int().nonnegative(),
  /** True if the stored answers are those of this call. If not, another device wrote first: load the attempt again. */
  isSaved: z.boolean(),
  savedAt: instant.nullable(),
  deadlineAt: instant.nullable(),
  serverNow: instant,
});
export type AnswerReceipt = z.infer<typeof answerReceipt>;
