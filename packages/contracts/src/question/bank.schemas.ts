import { z } from 'zod';
import { instant, text, uuid } from '../fields.ts';
import { difficulties } from './imported.rules.ts';
import { quizQuestionTypes } from './question.rules.ts';
import { questionContent } from './question.schemas.ts';

const difficulty = z.enum(difficulties).nullable();

/** A question of the bank as it is written. */
export const bankWriting = questionContent.extend({
  tags: z
    .array(text(40))
    .max(10)
    .refine((tags) => new Set(tags).size === tags.length, 'Ada tag yang tertulis dua kali')
    .default([]),
  difficulty: difficulty.default(null),
});
export type BankWriting = z.output<typeof bankWriting>;

export const bankQuestion = questionContent.extend({
  id: uuid,
  tags: z.array(z.string()),
  difficulty,
  /** Whether it can be asked; an unfinished question may be kept. */
  isComplete: z.boolean(),
  /** How many quizzes hold a copy of it. */
  usedIn: z.int().nonnegative(),
  /** Grows with each change; an update names the revision that it read. */
  revision: z.int().positive(),
  createdAt: instant,
  updatedAt: instant,
});
export type BankQuestion = z.infer<typeof bankQuestion>;

const line = z.int().positive();
export const importResult = z.object({
  /** The questions that are whole. */
  total: z.int().nonnegative(),
  /** What was put into the bank; nothing in a preview. */
  created: z.int().nonnegative(),
  errorCount: z.int().nonnegative(),
  /** The first hundred. */
  errors: z.array(z.object({ line, message: z.string() })),
  /** The first hundred. */
  list: z.array(z.object({ line, type: z.enum(quizQuestionTypes), text: z.string() })),
});
export type ImportResult = z.infer<typeof importResult>;
