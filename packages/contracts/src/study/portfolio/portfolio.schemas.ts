import { z } from 'zod';
import { idOf, instant, text, uuid } from '../../fields.ts';
import { submittedLessonTypes } from '../lesson/lesson.rules.ts';
import { webPage } from '../../storefront/mitra/mitra.schemas.ts';
import { submissionFile, submissionFileIds } from '../submission/submission.schemas.ts';
import { workRules } from './portfolio.rules.ts';

/** A work in a list of a user's portfolio. */
export const portfolioEntry = z.object({
  id: uuid,
  title: z.string(),
  /** The submission that it was made from; this and the next two are null for an external work. */
  submissionId: uuid.nullable(),
  type: z.enum(submittedLessonTypes).nullable(),
  /** Class in which it was written; the slug is null if there is no page to open. */
  class: z.object({ title: z.string(), slug: z.string().nullable() }).nullable(),
  /** True if it is shown on its author's profile. */
  isShown: z.boolean(),
  createdAt: instant,
});
export type PortfolioEntry = z.infer<typeof portfolioEntry>;

/** The work itself, for anyone who has its address: without its score and the teacher's feedback. */
export const portfolioWork = portfolioEntry.extend({
  author: z.object({ id: uuid, slug: z.string().nullable(), fullname: z.string(), avatar: z.string().nullable() }),
  isMine: z.boolean(),
  /** Plain text; may be empty. */
  content: z.string(),
  /** Address where it was published; null for none. */
  link: z.string().nullable(),
  files: z.array(submissionFile),
  /** The reason for which an operator hid it from everybody but its author; null while it is shown. */
  hiddenReason: z.string().nullable(),
});
export type PortfolioWork = z.infer<typeof portfolioWork>;

/** Number of works that the page of a class shows. */
export const mostClassWorks = 6;

/** A work on the page of the class that it was made in. */
export const classWork = z.object({
  id: uuid,
  title: z.string(),
  /** Beginning of the work, plain text. */
  excerpt: z.string(),
  author: z.object({ fullname: z.string(), avatar: z.string().nullable() }),
  createdAt: instant,
});
export type ClassWork = z.infer<typeof classWork>;

const workFields = {
  title: text(workRules.title.max),
  content: text(workRules.content.max, 0),
  link: webPage.nullable(),
  /** Files that the caller uploaded with the purpose `submission`, only for this work. */
  fileIds: submissionFileIds,
  isShown: z.boolean(),
};

/** A passed work, by its submission; or an external one. */
export const portfolioCreation = z.union([
  z.object({ submissionId: idOf('submission'), isShown: workFields.isShown.default(true) }),
  z.object({
    title: workFields.title,
    content: workFields.content.default(''),
    link: workFields.link.default(null),
    fileIds: workFields.fileIds.default([]),
    isShown: workFields.isShown.default(true),
  }),
]);
export type PortfolioCreation = z.output<typeof portfolioCreation>;

/** Omitted fields do not change. For a work from a class, only title and `isShown` can be changed. */
export const portfolioUpdate = z.object(workFields).partial();
export type PortfolioUpdate = z.output<typeof portfolioUpdate>;
