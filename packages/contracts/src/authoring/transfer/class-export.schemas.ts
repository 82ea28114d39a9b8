import { z } from 'zod';
import { instant } from '../../fields.ts';
import { importLine } from './class-import.schemas.ts';

/** A package of a class for another system: where it is downloaded, and what of the class goes, changes or stays. */
export const classExport = z.object({
  address: z.string(),
  expiresAt: instant,
  bytes: z.int().positive(),
  counts: z.object({
    taken: z.int().nonnegative(),
    changed: z.int().nonnegative(),
    leftOut: z.int().nonnegative(),
    /** Lessons in the package; without any it is of no use. */
    lessons: z.int().nonnegative(),
  }),
  /** True if learners who look into the package find the answers of its quizzes there. */
  holdsAnswers: z.boolean(),
  lines: z.array(importLine),
});
export type ClassExport = z.output<typeof classExport>;
