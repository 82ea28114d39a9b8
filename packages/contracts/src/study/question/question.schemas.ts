import { z } from 'zod';
import { idOf, instant, text, uuid } from '../../fields.ts';
import { largestNumber, maxQuizOptions, maxUnitLength, quizQuestionTypes } from './question.rules.ts';

const key = z
  .string()
  .regex(/^[\w-]{1,21}$/)
  .max(21);

/** A picture of a question or an answer. The alternative text is for users who cannot see it. */
const picture = z.object({ mediaId: idOf('media'), alt: text(300, 0).default('') });
export type Picture = z.infer<typeof picture>;

/** A picture with its signed address; once that has expired, the question is loaded again. */
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
  /** True if a choice is right; accepted answers and pairs always are. */
  isCorrect: z.boolean(),
  /**
   * Second half of a pair in a matching question; without a text of the option it is a distractor. Its id must not
   * reveal its option.
   */
  match: z.object({ id: key, text: text(500, 0) }).optional(),
  /** Picture of a choice, besides its text or instead of it. */
  picture: picture.optional(),
});

const words = z.int().min(1).max(2_000).nullable().default(null);
/** Expected length of an essay, which is shown and not enforced, and the model answer for teachers. */
const essay = z.object({
  minWords: words,
  maxWords: words,
  /** Content of a good answer. Participants see it only with the answer key. */
  modelAnswer: text(5_000, 0).default(''),
});

/** Accepted numbers. The unit is shown beside the field; participants may type it or omit it. */
const numberKey = z.object({
  /** Null while not written yet. */
  value: z.number().min(-largestNumber).max(largestNumber).nullable().default(null),
  tolerance: z.number().nonnegative().max(largestNumber).default(0),
  unit: text(maxUnitLength, 0).default(''),
});

const hasOwnIds = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id)).size === rows.length;

/** Content of a question, in a quiz or in the bank. May be incomplete: `questionProblem` returns what it lacks. */
export const questionContent = z.object({
  type: z.enum(quizQuestionTypes),
  text: text(2_000, 0),
  options: z.array(quizOption).max(maxQuizOptions).refine(hasOwnIds, 'Ada jawaban yang tercatat dua kali'),
  /** Shown with the answer key. */
  explanation: text(2_000, 0).default(''),
  points: z.int().min(1).max(100).default(1),
  /** True if a partially right answer earns a part of the points; without it all or nothing. */
  isPartial: z.boolean().optional(),
  picture: picture.optional(),
  /** For a short answer: whether its punctuation of prose counts too, as its other signs always do. */
  isPunctuationCounted: z.boolean().optional(),
  /** For an essay, which has no options. */
  essay: essay.optional(),
  /** For a question for a number, which has no options. */
  number: numberKey.optional(),
});
export type QuestionContent = z.infer<typeof questionContent>;

/** A question of a quiz. Only complete questions are asked. */
export const quizQuestion = questionContent.extend({
  /** Chosen by the client, unique within the quiz. */
  id: key,
  /** Question of the bank that it was copied from. */
  bankId: uuid.optional(),
});
export type QuizQuestion = z.infer<typeof quizQuestion>;
