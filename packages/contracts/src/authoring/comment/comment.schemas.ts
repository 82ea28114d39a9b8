import { z } from 'zod';
import { idOf, instant, text, uuid } from '../../fields.ts';

/** Author of a comment. Operators speak for the product, so makers do not see their names. */
const speaker = z.object({ isOperator: z.boolean(), fullname: z.string().nullable() });

const commentReply = z.object({ id: uuid, by: speaker, content: z.string(), createdAt: instant });

/** A request of the review of a class. */
export const reviewComment = z.object({
  id: uuid,
  /** Null for the class as a whole. A deleted lesson keeps the title that it had. */
  lesson: z.object({ id: uuid, title: z.string() }).nullable(),
  by: speaker,
  content: z.string(),
  createdAt: instant,
  /** Time when it was sent to the makers; null while only operators see it. */
  sentAt: instant.nullable(),
  /** Time when it was ticked as done. */
  fixedAt: instant.nullable(),
  replies: z.array(commentReply),
});
export type ReviewComment = z.infer<typeof reviewComment>;
export const reviewComments = z.object({ list: z.array(reviewComment) });

/** Text of a comment or a reply. */
export const commentText = text(2_000, 3);

export const commentCreation = z.object({ lessonId: idOf('lesson').nullable().default(null), content: commentText });
