import { z } from 'zod';
import { html, text } from '../../fields.ts';
import { fileChoices, maxRubricCriteria } from '../lesson/lesson.rules.ts';
import { choices, completionOf, defineLessonKind, progressBar } from './lesson-kind.ts';

const criterionId = z
  .string()
  .regex(/^[\w-]{1,21}$/)
  .max(21);
/** A criterion of the rubric, with its points. May be incomplete while it is edited. */
const criterion = z.object({ id: criterionId, title: text(200, 0), points: z.int().min(1).max(100) });
export type Criterion = z.infer<typeof criterion>;
export const rubric = z
  .array(criterion)
  .max(maxRubricCriteria)
  .refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length, 'Ada kriteria yang tercatat dua kali');
/** A task: its instruction and the rubric of the teacher. */
export const task = z.object({ instruction: html(20_000).default(''), rubric: rubric.default([]) });

export const assignmentSetting = z.object({
  progressBar,
  /** With `minimum-score` a teacher gives a score, with `hit-button` only decides whether it passes. */
  completionType: completionOf('assignment'),
  /** In per cent; 0 with `hit-button`. */
  minimumScore: z.int().min(0).max(100).default(0),
  /** Accepted kinds of files; without any, the text is written in the editor only. */
  fileValidation: choices(fileChoices),
  /** Number of submissions allowed when it is not passed, the first included; null for any number. */
  maxAttempts: z.int().min(1).max(20).nullable().default(null),
  /** Days after the participant first opened it; null without a deadline. */
  dueDays: z.int().min(1).max(365).nullable().default(null),
  /** True if it is accepted, and marked, after the deadline. */
  allowLate: z.boolean().default(true),
  /** True if the participant can add it to the portfolio once it passed. */
  saveToArchive: z.boolean().default(false),
});
export type AssignmentSetting = z.infer<typeof assignmentSetting>;

export const assignment = defineLessonKind('assignment', { content: task, setting: assignmentSetting, view: task });
