// Written by `pnpm generate` from packages/contracts.
import type { articleEndpoints } from '@sinau/contracts/storefront/article/article.endpoints';
import { operation } from '../operation.ts';

export const article = {
  key: ['article'],
  list: operation<typeof articleEndpoints.list>('article.list', 'GET', '/operator/article'),
  detail: operation<typeof articleEndpoints.detail>('article.detail', 'GET', '/operator/article/:id'),
  create: operation<typeof articleEndpoints.create>('article.create', 'POST', '/operator/article'),
  edit: operation<typeof articleEndpoints.edit>('article.edit', 'PUT', '/operator/article/:id'),
  remove: operation<typeof articleEndpoints.remove>('article.remove', 'DELETE', '/operator/article/:id'),
};
