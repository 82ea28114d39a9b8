import { z } from 'zod';
import { instant, typing, uuid } from '../../fields.ts';
import { shownPicture } from '../question/question.schemas.ts';
import { maxEssayAnswer, maxQuizOptions, maxQuizQuestions, quizQuestionTypes } from '../question/question.rules.ts';

const key = z
  .string()
  .regex(/^[\w-]{1,21}$/)
  .max(21);
const percent = z.int().min(0).max(100);
/** With up to two decimals, where a part of an answer is right. */
const points = z.number().nonnegative();

/**
 * What was answered, by question: the ids of the options chosen, one text that was typed, or pairs as `option:match`. A
 * question that is missing or has an empty list is unanswered.
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

/** Counted up by the client with each change; of two writes the one with the larger number wins. */
export const answerRevision = z.int().min(1).max(2_147_483_647);

const askedOption = z.object({ id: z.string(), text: z.string(), picture: shownPicture.optional() });
/** A question as it is asked, without its answer key. */
const askedQuestion = z.object({
  id: z.string(),
  type: z.enum(quizQuestionTypes),
  text: z.string(),
  picture: shownPicture.optional(),
  points: z.int().positive(),
  /** The choices, or the first halves of the pairs; none where the answer is typed. */
  options: z.array(askedOption),
  /** The second halves of the pairs, mixed. */
  matches: z.array(askedOption),
  /** How many words an essay is asked to have; of other questions it is left out. */
  essay: z.object({ minWords: z.int().nullable(), maxWords: z.int().nullable() }).optional(),
  /** Of a short answer: whether its marks of prose count. Of other questions it is left out. */
  isPunctuationCounted: z.boolean().optional(),
  /** Of a question for a number: what is counted or measured in; '' for nothing. Of other questions it is left out. */
  unit: z.string().optional(),
});

/** An attempt under way. Its questions were fixed when it began; later changes of the lesson apply to later attempts. */
export const attempt = z.object({
  id: uuid,
  /** Counted from 1 within the lesson. */
  number: z.int().positive(),
  startedAt: instant,
  /** Answers are accepted until {@link graceSeconds} after it; null without a time limit. */
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

/** An attempt that was handed in. What it shows depends on the current `finishing` setting of the lesson. */
export const attemptResult = z.object({
  id: uuid,
  number: z.int().positive(),
  startedAt: instant,
  submittedAt: instant,
  /** True if the time ran out before it was handed in. */
  isExpired: z.boolean(),
  /** Whether it reached the minimum score; null if handing in is enough to pass. */
  isPassed: z.boolean().nullable(),
  /** Its essays wait for a teacher: until then it has no score, and nothing is passed by it. */
  isAwaiting: z.boolean(),
  /** In per cent, rounded down; null unless `showScore`, and while it waits. */
  score: percent.nullable(),
  /** Null unless `showScore`. While it waits, of the questions that need no teacher. */
  points: points.nullable(),
  /** The most points that `points` could be; 0 while a quiz of nothing but essays waits. */
  maxPoints: z.int().nonnegative(),
  questions: z.array(
    askedQuestion.extend({
      /** The right answer, written as answers are; of a typed one every text that is accepted, of an essay the model answer. Null unless `showAnswerKey`, and until the lesson is passed or no attempt is left, and none is under way. */
      correct: z.array(z.string()).nullable(),
      /** Of a question for a number: how far from the right answer a right one may be. Null like the answer, else left out. */
      tolerance: z.number().nonnegative().nullable().optional(),
      /** The points it earned. Shown with the answer key; of a graded essay with the score too. */
      earned: points.nullable(),
      /** Shown with the answer key. */
      explanation: z.string().nullable(),
    }),
  ),
  answers,
  /** What the teacher who graded its essays wrote; null without essays. */
  feedback: z.string().nullable(),
});
export type AttemptResult = z.infer<typeof attemptResult>;

/** The state of a participant in a quiz. */
export const quizState = z.object({
  attempt: attempt.nullable(),
  /** The last attempt that was handed in. */
  last: attemptResult.nullable(),
  /** How many attempts were begun, including one under way. */
  used: z.int().nonnegative(),
  /** How many attempts are left; null for any number. */
  left: z.int().nonnegative().nullable(),
  /** The score that counts by `scorePolicy`, in per cent; null unless `showScore`. */
  finalScore: percent.nullable(),
  /** When the next attempt may begin, and in how many seconds; null if that is not a matter of time. */
  next: z.object({ at: instant, inSeconds: z.int().positive() }).nullable(),
});
export type QuizState = z.infer<typeof quizState>;

export const answerReceipt = z.object({
  /** Null for a submission. */
  attemptId: uuid.nullable(),
  /** The revision of the stored answers. It is larger than the one sent if a later write was stored. */
  revision: z.int().nonnegative(),
  /** Whether the stored answers are those that were sent. If not, another device wrote first: read the attempt again. */
  isSaved: z.boolean(),
  savedAt: instant.nullable(),
  deadlineAt: instant.nullable(),
  serverNow: instant,
});
export type AnswerReceipt = z.infer<typeof answerReceipt>;
