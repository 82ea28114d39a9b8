import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { idOf, noData } from '../fields.ts';
import { jsonText, listOf, listQuery } from '../list-query.ts';
import {
  discussion,
  discussionV1,
  discussionContent,
  discussionCreation,
  discussionLike,
} from './discussion.schemas.ts';

const byId = z.object({ id: idOf('discussion') });

/** For the participants of a class and the members of its mitra; a participant reaches a lesson's discussion once the lesson is open. */
export const discussionEndpoints = defineEndpoints('discussion', {
  list: {
    method: 'GET',
    path: '/user/discussion',
    auth: 'user',
    summary:
      "A lesson's questions (`lessonId`, plain or in `filter`), or with `filter.parent` the replies to one; the newest first",
    query: listQuery({ sort: ['createdAt', 'totalLike', 'totalReply'] }).extend({
      lessonId: idOf('lesson').optional(),
      filter: jsonText(
        z.strictObject({ lessonId: idOf('lesson').optional(), parent: idOf('discussion').optional() }),
      ).optional(),
    }),
    data: listOf(discussion),
    errors: ['not_found', 'lesson_locked', 'bad_request'],
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
    summary: 'Ask about a lesson, or reply to a question',
    body: discussionCreation,
    data: discussion,
    errors: ['not_found', 'lesson_locked', 'too_many_requests', 'discussion_deleted'],
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
});
