import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { classRef, idOf, instant, noData } from '../../fields.ts';
import { commentCreation, commentText, reviewComment, reviewComments } from './comment.schemas.ts';

const byClass = z.object({ id: classRef });
const byId = z.object({ id: idOf('reviewComment') });
const writing = z.object({ content: commentText });
const ticking = z.object({ isFixed: z.boolean() });
const example = { content: 'Suara di menit kedua pecah. Rekam ulang bagian itu, ya.' };

/** Comments of the review: operators write them, the makers of the class reply and tick them. */
export const commentEndpoints = defineEndpoints('comment', {
  ofMyClass: {
    method: 'GET',
    path: '/user/review-comment/class/:id',
    auth: 'partner',
    scopes: ['edit'],
    summary: 'What the review of my class asks for, in the order of writing, and whether its sales are stopped',
    params: byClass,
    data: reviewComments.extend({ suspension: z.object({ at: instant, reason: z.string() }).nullable() }),
    errors: ['not_found'],
  },
  answer: {
    method: 'POST',
    path: '/user/review-comment/:id/reply',
    auth: 'partner',
    scopes: ['edit'],
    summary: 'Answer a comment on my class',
    params: byId,
    body: writing,
    data: reviewComment,
    errors: ['not_found'],
    example: { content: 'Sudah kami rekam ulang.' },
  },
  tick: {
    method: 'PUT',
    path: '/user/review-comment/:id',
    auth: 'partner',
    scopes: ['edit'],
    summary: 'Tick a comment on my class as done, or take that back',
    params: byId,
    body: ticking,
    data: reviewComment,
    errors: ['not_found'],
    example: { isFixed: true },
  },
  ofClass: {
    method: 'GET',
    path: '/operator/class/:id/comment',
    auth: 'operator',
    staff: ['review'],
    summary: 'All comments on a class, also those that its makers did not get yet',
    params: byClass,
    data: reviewComments,
    errors: ['not_found'],
  },
  add: {
    method: 'POST',
    path: '/operator/class/:id/comment',
    auth: 'operator',
    staff: ['review'],
    summary: 'Pin a comment to a class under review, or to a lesson of it; its makers get it with the decision',
    params: byClass,
    body: commentCreation,
    data: reviewComment,
    errors: ['not_found', 'class_not_under_review', 'class_reviewed_by_other'],
    example: { ...example, lessonId: null },
  },
  edit: {
    method: 'PUT',
    path: '/operator/comment/:id',
    auth: 'operator',
    staff: ['review'],
    summary: 'Change a comment that was not sent yet',
    params: byId,
    body: writing,
    data: reviewComment,
    errors: ['not_found', 'comment_sent'],
    example,
  },
  remove: {
    method: 'DELETE',
    path: '/operator/comment/:id',
    auth: 'operator',
    staff: ['review'],
    summary: 'Take back a comment that was not sent yet',
    params: byId,
    data: noData,
    errors: ['not_found', 'comment_sent'],
  },
  reply: {
    method: 'POST',
    path: '/operator/comment/:id/reply',
    auth: 'operator',
    staff: ['review'],
    summary: "Go on with the conversation below a comment that the class's makers got",
    params: byId,
    body: writing,
    data: reviewComment,
    errors: ['not_found', 'comment_not_sent'],
    example: { content: 'Terima kasih, bagian itu sudah jelas.' },
  },
});
