// Written by `pnpm generate` from packages/contracts.
import type { topicEndpoints } from '@sinau/contracts/storefront/topic/topic.endpoints';
import { operation } from '../operation.ts';

export const topic = {
  key: ['topic'],
  list: operation<typeof topicEndpoints.list>('topic.list', 'GET', '/operator/category-class'),
  detail: operation<typeof topicEndpoints.detail>('topic.detail', 'GET', '/operator/category-class/:id'),
  create: operation<typeof topicEndpoints.create>('topic.create', 'POST', '/operator/category-class'),
  edit: operation<typeof topicEndpoints.edit>('topic.edit', 'PUT', '/operator/category-class/:id'),
  remove: operation<typeof topicEndpoints.remove>('topic.remove', 'DELETE', '/operator/category-class/:id'),
  move: operation<typeof topicEndpoints.move>('topic.move', 'PUT', '/operator/category-class/:id/move'),
};
