import { z } from 'zod';
import { idOf, instant, text, uuid } from '../../fields.ts';
import { lessonTypes } from '../lesson/lesson.rules.ts';
import { listOf } from '../../list-query.ts';
import { discussionLength } from './discussion.rules.ts';

export const discussionRoles = ['Participant', 'Instructor'] as const;
/** Shown as Peserta and Instruktur. */
export type DiscussionRole = (typeof discussionRoles)[number];

export const discussionReply = z.object({
  id: uuid,
  /** The question that this replies to; null for a question. */
  parent: uuid.nullable(),
  /** Null on the page of a class. */
  lesson: uuid.nullable(),
  /** Plain text with line breaks; empty if it was deleted, and if it was hidden from this reader. */
  content: z.string(),
  /** Null if it was deleted, and if it was hidden from this reader. */
  createdBy: z.object({ fullname: z.string(), avatar: z.string().nullable() }).nullable(),
  /** Role of the author in the class. */
  role: z.enum(discussionRoles),
  createdAt: instant,
  editedAt: instant.nullable(),
  /** True for a question that was deleted after it had replies: the replies remain. */
  isDeleted: z.boolean(),
  /** Hidden by a teacher or an operator. Its author and those who may hide still read it, with the reason. */
  isHidden: z.boolean(),
  hiddenReason: z.string().nullable(),
  /** True if this reader may hide it, or show it again. */
  mayHide: z.boolean(),
  isMine: z.boolean(),
  /** The second of the recording that a question is about. */
  atSecond: z.int().nonnegative().nullable(),
  isLiked: z.boolean(),
  totalLike: z.int().nonnegative(),
  totalReply: z.int().nonnegative(),
});
export type DiscussionReply = z.infer<typeof discussionReply>;

/** A question with its newest replies, oldest first. The list with `filter.parent` returns the others. */
export const discussion = discussionReply.extend({ replies: z.array(discussionReply) });
export type Discussion = z.infer<typeof discussion>;

/** Answer of a call's first version: the fields that the specification names. The serializer omits the others. */
const replyV1 = discussionReply.omit({
  editedAt: true,
  isDeleted: true,
  isHidden: true,
  hiddenReason: true,
  mayHide: true,
  isMine: true,
  atSecond: true,
});
export const discussionV1 = replyV1.extend({ replies: z.array(replyV1) });

export const discussionLike = z.object({ id: uuid, isLiked: z.boolean(), totalLike: z.int().nonnegative() });

export const discussionContent = z.object({ content: text(discussionLength) });
export const discussionCreation = discussionContent
  .extend({
    /** The question to reply to; empty to ask one. */
    parent: z
      .union([z.literal(''), idOf('discussion')])
      .nullable()
      .default(''),
    lesson: idOf('lesson').optional(),
    /** Class of a question on its page, which has no lesson. */
    class: idOf('program').optional(),
    /** Second of the recording that a question is about, if it is played here. */
    atSecond: z.int().min(0).max(86_400).nullable().default(null),
  })
  .refine(({ lesson, class: classId, parent }) => (lesson ? !classId : Boolean(classId ?? parent)), {
    path: ['lesson'],
    message: 'Sebut satu materi atau satu kelas',
  });

/** Location of an entry. */
const place = z.object({
  class: z.object({ id: uuid, type: z.enum(['program', 'webinar']), title: z.string(), slug: z.string() }),
  /** Null for an entry on the page of the class. */
  lesson: z
    .object({
      title: z.string(),
      slug: z.string(),
      type: z.enum(lessonTypes),
      /** Index of its section, from 0. */
      sectionIndex: z.int().nonnegative(),
    })
    .nullable(),
});

/** A question in the inbox of a mitra, with its location. */
export const inboxQuestion = discussion.extend({
  /** True until an instructor has replied. */
  isWaiting: z.boolean(),
  place,
});
export type InboxQuestion = z.infer<typeof inboxQuestion>;

/** A page of questions, and the number of all that wait, whatever the filter. */
export const inbox = listOf(inboxQuestion).extend({ waiting: z.int().nonnegative() });

/** A question or reply of any class, as operators moderate it. */
export const judgedEntry = discussionReply
  .pick({ id: true, parent: true, lesson: true, content: true, role: true, createdAt: true, editedAt: true })
  .extend({
    createdBy: z.object({ id: uuid, fullname: z.string(), avatar: z.string().nullable() }),
    /** Null while it is visible to everybody. */
    hidden: z.object({ at: instant, reason: z.string() }).nullable(),
    place,
  });
export type JudgedEntry = z.infer<typeof judgedEntry>;
