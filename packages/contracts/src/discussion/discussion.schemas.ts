import { z } from 'zod';
import { idOf, instant, text, uuid } from '../fields.ts';
import { discussionLength } from './discussion.rules.ts';

export const discussionRoles = ['Participant', 'Instructor'] as const;
/** Shown as Peserta and Instruktur. */
export type DiscussionRole = (typeof discussionRoles)[number];

export const discussionReply = z.object({
  id: uuid,
  /** The question that this replies to; null for a question. */
  parent: uuid.nullable(),
  lesson: uuid,
  /** Plain text with line breaks; empty if it was deleted. */
  content: z.string(),
  /** Null if it was deleted. */
  createdBy: z.object({ fullname: z.string(), avatar: z.string().nullable() }).nullable(),
  /** The role of its author in the class. */
  role: z.enum(discussionRoles),
  createdAt: instant,
  editedAt: instant.nullable(),
  /** True for a question that was deleted after it had replies: the replies remain. */
  isDeleted: z.boolean(),
  isMine: z.boolean(),
  isLiked: z.boolean(),
  totalLike: z.int().nonnegative(),
  totalReply: z.int().nonnegative(),
});
export type DiscussionReply = z.infer<typeof discussionReply>;

/** A question with its newest replies, oldest first. The list with `filter.parent` answers the others. */
export const discussion = discussionReply.extend({ replies: z.array(discussionReply) });
export type Discussion = z.infer<typeof discussion>;

/** What the first version of a call answers: the fields that the specification names. The serialiser leaves out the others. */
const replyV1 = discussionReply.omit({ editedAt: true, isDeleted: true, isMine: true });
export const discussionV1 = replyV1.extend({ replies: z.array(replyV1) });

export const discussionLike = z.object({ id: uuid, isLiked: z.boolean(), totalLike: z.int().nonnegative() });

export const discussionContent = z.object({ content: text(discussionLength) });
export const discussionCreation = discussionContent.extend({
  /** The question to reply to; empty to ask one. */
  parent: z
    .union([z.literal(''), idOf('discussion')])
    .nullable()
    .default(''),
  lesson: idOf('lesson'),
});
