import { discussionEndpoints } from '@sinau/contracts/study/discussion/discussion.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { DiscussionService } from './discussion.service.ts';
import type { Inbox } from './inbox.ts';
import type { Moderation } from './moderation.ts';

export const discussionRoutes = (discussions: DiscussionService, moderation: Moderation, inbox: Inbox) =>
  defineRoutes(discussionEndpoints, {
    list: ({ actor, query }) => discussions.list(actor, query),
    ofClass: ({ actor, params, query }) => discussions.ofClass(actor, params, query),
    detail: ({ actor, params }) => discussions.detail(actor, params),
    detailV1: ({ actor, params }) => discussions.detail(actor, params),
    create: ({ actor, body }) => discussions.create(actor, body),
    update: ({ actor, params, body }) => discussions.update(actor, params, body),
    remove: ({ actor, params }) => discussions.remove(actor, params),
    like: ({ actor, params }) => discussions.like(actor, params),
    unlike: ({ actor, params }) => discussions.unlike(actor, params),
    likeOrDislike: ({ actor, params }) => discussions.likeOrDislike(actor, params),
    hide: ({ actor, params, body }) => moderation.hide(actor, params, body),
    unhide: ({ actor, params }) => moderation.unhide(actor, params),
    inbox: ({ actor, query }) => inbox.list(actor, query),
    inboxCount: ({ actor }) => inbox.count(actor),
    judged: ({ actor, query }) => moderation.judged(actor, query),
  });
