// Written by `pnpm generate` from packages/contracts.
import type { discussionEndpoints } from '@sinau/contracts/study/discussion/discussion.endpoints';
import { operation } from '../operation.ts';

export const discussion = {
  key: ['discussion'],
  list: operation<typeof discussionEndpoints.list>('discussion.list', 'GET', '/user/discussion'),
  ofClass: operation<typeof discussionEndpoints.ofClass>('discussion.ofClass', 'GET', '/discussion/class/:id'),
  detail: operation<typeof discussionEndpoints.detail>('discussion.detail', 'GET', '/v2/user/discussion/:id'),
  detailV1: operation<typeof discussionEndpoints.detailV1>('discussion.detailV1', 'GET', '/user/discussion/:id'),
  create: operation<typeof discussionEndpoints.create>('discussion.create', 'POST', '/user/discussion/create'),
  update: operation<typeof discussionEndpoints.update>('discussion.update', 'PUT', '/user/discussion/:id'),
  remove: operation<typeof discussionEndpoints.remove>('discussion.remove', 'DELETE', '/user/discussion/:id'),
  like: operation<typeof discussionEndpoints.like>('discussion.like', 'PUT', '/user/discussion/like/:id'),
  unlike: operation<typeof discussionEndpoints.unlike>('discussion.unlike', 'PUT', '/user/discussion/unlike/:id'),
  likeOrDislike: operation<typeof discussionEndpoints.likeOrDislike>('discussion.likeOrDislike', 'PUT', '/v2/user/discussion/like-or-dislike/:id'),
  hide: operation<typeof discussionEndpoints.hide>('discussion.hide', 'PUT', '/user/discussion/hide/:id'),
  unhide: operation<typeof discussionEndpoints.unhide>('discussion.unhide', 'PUT', '/user/discussion/unhide/:id'),
  inbox: operation<typeof discussionEndpoints.inbox>('discussion.inbox', 'GET', '/user/discussion/inbox'),
  inboxCount: operation<typeof discussionEndpoints.inboxCount>('discussion.inboxCount', 'GET', '/user/discussion/inbox/count'),
  judged: operation<typeof discussionEndpoints.judged>('discussion.judged', 'GET', '/operator/discussion'),
};
