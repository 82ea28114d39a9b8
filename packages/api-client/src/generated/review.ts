// Written by `pnpm generate` from packages/contracts.
import type { reviewEndpoints } from '@sinau/contracts/review/review.endpoints';
import { operation } from '../operation.ts';

export const review = {
  key: ['review'],
  create: operation<typeof reviewEndpoints.create>('review.create', 'POST', '/review/user/:type/:id/create'),
  mine: operation<typeof reviewEndpoints.mine>('review.mine', 'GET', '/review/user/:type/:id'),
  remove: operation<typeof reviewEndpoints.remove>('review.remove', 'DELETE', '/review/user/:type/:id'),
  takeDown: operation<typeof reviewEndpoints.takeDown>('review.takeDown', 'DELETE', '/operator/review/:id'),
  list: operation<typeof reviewEndpoints.list>('review.list', 'GET', '/review/:type/:id'),
  latest: operation<typeof reviewEndpoints.latest>('review.latest', 'GET', '/review'),
  detail: operation<typeof reviewEndpoints.detail>('review.detail', 'GET', '/review/:id'),
};
