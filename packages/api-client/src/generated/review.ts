// Written by `pnpm generate` from packages/contracts.
import type { reviewEndpoints } from '@sinau/contracts/study/review/review.endpoints';
import { operation } from '../operation.ts';

export const review = {
  key: ['review'],
  create: operation<typeof reviewEndpoints.create>('review.create', 'POST', '/review/user/:type/:id/create'),
  mine: operation<typeof reviewEndpoints.mine>('review.mine', 'GET', '/review/user/:type/:id'),
  remove: operation<typeof reviewEndpoints.remove>('review.remove', 'DELETE', '/review/user/:type/:id'),
  received: operation<typeof reviewEndpoints.received>('review.received', 'GET', '/user/review'),
  answer: operation<typeof reviewEndpoints.answer>('review.answer', 'PUT', '/user/review/:id/answer'),
  removeAnswer: operation<typeof reviewEndpoints.removeAnswer>('review.removeAnswer', 'DELETE', '/user/review/:id/answer'),
  judged: operation<typeof reviewEndpoints.judged>('review.judged', 'GET', '/operator/review'),
  takeDown: operation<typeof reviewEndpoints.takeDown>('review.takeDown', 'PUT', '/operator/review/:id/take-down'),
  restore: operation<typeof reviewEndpoints.restore>('review.restore', 'PUT', '/operator/review/:id/restore'),
  list: operation<typeof reviewEndpoints.list>('review.list', 'GET', '/review/:type/:id'),
  latest: operation<typeof reviewEndpoints.latest>('review.latest', 'GET', '/review'),
  detail: operation<typeof reviewEndpoints.detail>('review.detail', 'GET', '/review/:id'),
};
