import { z } from 'zod';
import { idOf, instant, text, uuid } from '../../fields.ts';

/** Who wrote something. Operators speak for the product, so its makers are not told their names. */
const speaker = z.object({ isOperator: z.boolean(), fullname: z.string().nullable() });

const commentReply = z.object({ id: uuid, by: speaker, content: z.string(), createdAt: instant });

/** What the review of a class asks for. */
export const reviewComment = z.object({
  id: uuid,
  /** Null for the class as a whole. A lesson keeps the title that it had, also when it is gone. */
  lesson: z.object({ id: uuid, title: z.string() }).nullable(),
  by: speaker,
  content: z.string(),
  createdAt: instant,
  /** When its makers got it; null while only operators see it. */
  sentAt: instant.nullable(),
  /** When it was ticked as done. */
  fixedAt: instant.nullable(),
  replies: z.array(commentReply),
});
export type ReviewComment = z.infer<typeof reviewComment>;
export const reviewComments = z.object({ list: z.array(reviewComment) });

/** What a comment or a reply to one may say. */
export const commentText = text(2_000, 3);

export const commentCreation = z.object({ lessonId: idOf('lesson').nullable().default(null), content: commentText });
