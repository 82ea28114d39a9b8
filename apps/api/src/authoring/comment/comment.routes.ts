import { commentEndpoints } from '@sinau/contracts/authoring/comment/comment.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { CommentService } from './comment.service.ts';

export const commentRoutes = (comments: CommentService) =>
  defineRoutes(commentEndpoints, {
    ofMyClass: ({ actor, params }) => comments.ofMyClass(actor, params),
    answer: ({ actor, params, body }) => comments.answer(actor, params, body),
    tick: ({ actor, params, body }) => comments.tick(actor, params, body),
    ofClass: ({ params }) => comments.ofClass(params),
    add: ({ actor, params, body }) => comments.add(actor, params, body),
    edit: ({ actor, params, body }) => comments.edit(actor, params, body),
    remove: ({ actor, params }) => comments.remove(actor, params),
    reply: ({ actor, params, body }) => comments.reply(actor, params, body),
  });
