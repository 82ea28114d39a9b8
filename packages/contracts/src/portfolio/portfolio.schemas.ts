import { z } from 'zod';
import { instant, uuid } from '../fields.ts';
import { submittedLessonTypes } from '../lesson/lesson.rules.ts';
import { submissionFile } from '../submission/submission.schemas.ts';

/** A work in a list of somebody's portfolio. */
export const portfolioEntry = z.object({
  id: uuid,
  title: z.string(),
  /** The submission that it was made from. */
  submissionId: uuid,
  type: z.enum(submittedLessonTypes),
  /** Where it was written; the slug is null where there is no page to open. */
  class: z.object({ title: z.string(), slug: z.string().nullable() }),
  createdAt: instant,
});
export type PortfolioEntry = z.infer<typeof portfolioEntry>;

/** The work itself, as whoever has its address reads it: without its score and what its teacher said. */
export const portfolioWork = portfolioEntry.extend({
  author: z.object({ fullname: z.string(), avatar: z.string().nullable() }),
  isMine: z.boolean(),
  /** Plain text. */
  content: z.string(),
  files: z.array(submissionFile),
});
export type PortfolioWork = z.infer<typeof portfolioWork>;
