import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { classRef, idOf, noData, shapeOf } from '../../fields.ts';
import { jsonText, listOf, listQuery } from '../../list-query.ts';
import { hidingRules } from './discussion.rules.ts';
import {
  discussion,
  discussionV1,
  discussionContent,
  discussionCreation,
  discussionLike,
  inbox,
  judgedEntry,
} from './discussion.schemas.ts';

const byId = z.object({ id: idOf('discussion') });

/**
 * For the participants of a class, the members of its mitra and operators; a participant reaches a lesson's discussion
 * once the lesson is open. Questions on the page of a class are public, and any signed-in user may ask there. An
 * operator who is not a participant of the class writes as an instructor.
 */
export const discussionEndpoints = defineEndpoints('discussion', {
  list: {
    method: 'GET',
    path: '/user/discussion',
    auth: 'user',
    summary:
      "A lesson's questions (`lessonId`, plain or in `filter`), or with `filter.parent`, which may stand alone, the replies to one; the newest first",
    query: listQuery({ sort: ['totalLike', 'totalReply'] }).extend({
      lessonId: idOf('lesson').optional(),
      filter: jsonText(
        z.strictObject({ lessonId: idOf('lesson').optional(), parent: idOf('discussion').optional() }),
      ).optional(),
    }),
    data: listOf(discussion),
    errors: ['not_found', 'lesson_locked', 'bad_request'],
  },
  ofClass: {
    method: 'GET',
    path: '/discussion/class/:id',
    auth: 'optional',
    cache: 'everybody',
    summary: 'What was asked on the page of a class before buying, each with its newest replies; the newest first',
    params: z.object({ id: classRef }),
    query: listQuery({ sort: ['totalLike', 'totalReply'] }),
    data: listOf(discussion),
    errors: ['not_found'],
  },
  detail: {
    method: 'GET',
    path: '/v2/user/discussion/:id',
    aliases: ['/v2/user/discussion/detail/:id'],
    auth: 'user',
    summary: 'One question with its replies',
    params: byId,
    data: discussion,
    errors: ['not_found', 'lesson_locked'],
  },
  detailV1: {
    method: 'GET',
    path: '/user/discussion/:id',
    auth: 'user',
    summary: 'One question with its replies, in the first version',
    params: byId,
    data: discussionV1,
    errors: ['not_found', 'lesson_locked'],
  },
  create: {
    method: 'POST',
    path: '/user/discussion/create',
    auth: 'user',
    summary:
      'Ask about a lesson, or on the page of a `class`, or reply to a question, which is enough to say where. A class that is not sold takes no questions',
    body: discussionCreation,
    data: discussion,
    errors: [
      'not_found',
      'lesson_locked',
      'class_not_for_sale',
      'too_many_requests',
      'discussion_deleted',
      'discussion_hidden',
    ],
    example: {
      parent: '',
      lesson: '019ab000-0000-7000-8000-000000000000',
      content: 'Kapan piramida terbalik tidak cocok dipakai?',
    },
  },
  update: {
    method: 'PUT',
    path: '/user/discussion/:id',
    auth: 'user',
    summary: 'Change what I wrote',
    params: byId,
    body: discussionContent,
    data: discussion,
    errors: ['not_found', 'lesson_locked'],
    example: { content: 'Kapan piramida terbalik kurang cocok?' },
  },
  remove: {
    method: 'DELETE',
    path: '/user/discussion/:id',
    auth: 'user',
    summary: 'Take back what I wrote; a question that was replied to leaves its place',
    params: byId,
    data: noData,
    errors: ['not_found', 'lesson_locked'],
  },
  like: {
    method: 'PUT',
    path: '/user/discussion/like/:id',
    auth: 'user',
    summary: 'Like it; once is enough',
    params: byId,
    data: discussionLike,
    errors: ['not_found', 'lesson_locked'],
  },
  unlike: {
    method: 'PUT',
    path: '/user/discussion/unlike/:id',
    auth: 'user',
    summary: 'No longer like it',
    params: byId,
    data: discussionLike,
    errors: ['not_found', 'lesson_locked'],
  },
  likeOrDislike: {
    method: 'PUT',
    path: '/v2/user/discussion/like-or-dislike/:id',
    auth: 'user',
    summary: 'Like it, or no longer, whichever it is not',
    params: byId,
    data: discussionLike,
    errors: ['not_found', 'lesson_locked'],
  },
  hide: {
    method: 'PUT',
    path: '/user/discussion/hide/:id',
    auth: 'user',
    summary:
      'Hide an entry in a class of mine, or as an operator anywhere, which is logged; its author reads the reason',
    params: byId,
    body: z.object(shapeOf(hidingRules)),
    data: discussion,
    errors: ['not_found', 'lesson_locked'],
    example: { reason: 'Memuat nomor telepon orang lain.' },
  },
  unhide: {
    method: 'PUT',
    path: '/user/discussion/unhide/:id',
    auth: 'user',
    summary: 'Show an entry again that was hidden',
    params: byId,
    data: discussion,
    errors: ['not_found', 'lesson_locked'],
  },
  inbox: {
    method: 'GET',
    path: '/user/discussion/inbox',
    auth: 'partner',
    scopes: ['grade'],
    summary:
      'The questions of all classes of my mitra, those that wait for an instructor first; `keyword` is part of a question, of the name of its author or of its lesson',
    query: listQuery({
      sort: ['isWaiting', 'totalLike', 'totalReply'],
      filter: { classId: idOf('program'), isWaiting: z.boolean() },
    }),
    data: inbox,
  },
  inboxCount: {
    method: 'GET',
    path: '/user/discussion/inbox/count',
    auth: 'partner',
    scopes: ['grade'],
    summary: 'How many questions in the classes of my mitra wait for an instructor',
    data: z.object({ waiting: z.int().nonnegative() }),
  },
  judged: {
    method: 'GET',
    path: '/operator/discussion',
    auth: 'operator',
    staff: ['support', 'review'],
    summary:
      'The questions and replies of all classes, the newest first; `keyword` is part of one, of the name of its author or of its class',
    query: listQuery({ filter: { isHidden: z.boolean() } }),
    data: listOf(judgedEntry),
  },
});
