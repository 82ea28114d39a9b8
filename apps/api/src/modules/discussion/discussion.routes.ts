import { discussionEndpoints } from '@sinau/contracts/discussion/discussion.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { DiscussionService } from './discussion.service.ts';

export const discussionRoutes = (discussions: DiscussionService) =>
  defineRoutes(discussionEndpoints, {
    list: ({ actor, query }) => discussions.list(actor.id, query),
    detail: ({ actor, params }) => discussions.detail(actor.id, params.id),
    create: ({ actor, body }) => discussions.create(actor.id, body),
    update: ({ actor, params, body }) => discussions.update(actor.id, params.id, body.content),
    remove: ({ actor, params }) => discussions.remove(actor.id, params.id),
    like: ({ actor, params }) => discussions.like(actor.id, params.id),
    unlike: ({ actor, params }) => discussions.unlike(actor.id, params.id),
    likeOrDislike: ({ actor, params }) => discussions.likeOrDislike(actor.id, params.id),
  });
