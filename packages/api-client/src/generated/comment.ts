// Written by `pnpm generate` from packages/contracts.
import type { commentEndpoints } from '@sinau/contracts/authoring/comment/comment.endpoints';
import { operation } from '../operation.ts';

export const comment = {
  key: ['comment'],
  ofMyClass: operation<typeof commentEndpoints.ofMyClass>('comment.ofMyClass', 'GET', '/user/review-comment/class/:id'),
  answer: operation<typeof commentEndpoints.answer>('comment.answer', 'POST', '/user/review-comment/:id/reply'),
  tick: operation<typeof commentEndpoints.tick>('comment.tick', 'PUT', '/user/review-comment/:id'),
  ofClass: operation<typeof commentEndpoints.ofClass>('comment.ofClass', 'GET', '/operator/class/:id/comment'),
  add: operation<typeof commentEndpoints.add>('comment.add', 'POST', '/operator/class/:id/comment'),
  edit: operation<typeof commentEndpoints.edit>('comment.edit', 'PUT', '/operator/comment/:id'),
  remove: operation<typeof commentEndpoints.remove>('comment.remove', 'DELETE', '/operator/comment/:id'),
  reply: operation<typeof commentEndpoints.reply>('comment.reply', 'POST', '/operator/comment/:id/reply'),
};
