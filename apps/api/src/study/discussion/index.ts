import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../../http/module.ts';
import { discussionRoutes } from './discussion.routes.ts';
import { createDiscussionService } from './discussion.service.ts';
import { answeredMail } from './answered.mails.ts';
import { createInbox } from './inbox.ts';
import { createModeration } from './moderation.ts';

export { createDiscussionService } from './discussion.service.ts';
export { createReader } from './discussion-reader.ts';
export { setEntryHidden } from './moderation.ts';

export const discussionModule = (deps: Deps): Module => ({
  routes: discussionRoutes(createDiscussionService(deps), createModeration(deps), createInbox(deps)),
  mails: [answeredMail],
});
