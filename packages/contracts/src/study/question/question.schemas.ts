import { z } from 'zod';
import { idOf, instant, text, uuid } from '../../fields.ts';
import { maxQuizOptions, quizQuestionTypes } from './question.rules.ts';

const key = z
  .string()
  .regex(/^[\w-]{1,21}$/)
  .max(21);

/** A picture of a question or an answer. Its words are for those who do not see it. */
const picture = z.object({ mediaId: idOf('media'), alt: text(300, 0).default('') });
export type Picture = z.infer<typeof picture>;

/** A picture as it is shown, by a signed address; once that has expired, the question is asked for again. */
export const shownPicture = z.object({
  address: z.string(),
  addressExpiresAt: instant,
  alt: z.string(),
  width: z.int().positive().nullable(),
  height: z.int().positive().nullable(),
});
export type ShownPicture = z.infer<typeof shownPicture>;

/** A choice, an accepted answer, or the first half of a pair. */
const quizOption = z.object({
  id: key,
  text: text(500, 0),
  /** Of a choice; accepted answers and pairs are always right. */
  isCorrect: z.boolean(),
  /** What belongs to it, in a matching question; without a text of the option it is a distractor. Its id must not tell which option it belongs to. */
  match: z.object({ id: key, text: text(500, 0) }).optional(),
  /** Of a choice, beside its text or instead of it. */
  picture: picture.optional(),
});

const words = z.int().min(1).max(2_000).nullable().default(null);
/** What an essay is asked to have, which is told and not enforced, and what teachers grade it by. */
const essay = z.object({
  minWords: words,
  maxWords: words,
  /** What a good answer says. Shown to participants with the answer key alone. */
  modelAnswer: text(5_000, 0).default(''),
});

const largest = 1e30;
/** What a question for a number accepts. Its unit is shown beside the field; participants may type it or leave it out. */
const numberKey = z.object({
  /** Null while it is not written. */
  value: z.number().min(-largest).max(largest).nullable().default(null),
  tolerance: z.number().nonnegative().max(largest).default(0),
  unit: text(20, 0).default(''),
});

const hasOwnIds = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id)).size === rows.length;

/** What a question consists of, in a quiz or in the bank. May be unfinished: `questionProblem` says what it still needs. */
export const questionContent = z.object({
  type: z.enum(quizQuestionTypes),
  text: text(2_000, 0),
  options: z.array(quizOption).max(maxQuizOptions).refine(hasOwnIds, 'Ada jawaban yang tercatat dua kali'),
  /** Shown with the answer key. */
  explanation: text(2_000, 0).default(''),
  points: z.int().min(1).max(100).default(1),
  /** Whether a part of the right answers earns a part of the points; without it all or nothing. */
  isPartial: z.boolean().optional(),
  picture: picture.optional(),
  /** Of a short answer: whether its marks of prose count too, as its other signs always do. */
  isPunctuationCounted: z.boolean().optional(),
  /** Of an essay, which has no options. */
  essay: essay.optional(),
  /** Of a question for a number, which has no options. */
  number: numberKey.optional(),
});
export type QuestionContent = z.infer<typeof questionContent>;

/** A question of a quiz. Only finished questions are asked. */
export const quizQuestion = questionContent.extend({
  /** Chosen by the client, unique within the quiz. */
  id: key,
  /** The question of the bank that it is a copy of. */
  bankId: uuid.optional(),
});
export type QuizQuestion = z.infer<typeof quizQuestion>;
