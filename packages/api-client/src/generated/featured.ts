// Written by `pnpm generate` from packages/contracts.
import type { featuredEndpoints } from '@sinau/contracts/storefront/featured/featured.endpoints';
import { operation } from '../operation.ts';

export const featured = {
  key: ['featured'],
  homepage: operation<typeof featuredEndpoints.homepage>('featured.homepage', 'GET', '/class/featured/homepage'),
  catalog: operation<typeof featuredEndpoints.catalog>('featured.catalog', 'GET', '/class/featured/catalog'),
  list: operation<typeof featuredEndpoints.list>('featured.list', 'GET', '/operator/featured'),
  detail: operation<typeof featuredEndpoints.detail>('featured.detail', 'GET', '/operator/featured/:id'),
  create: operation<typeof featuredEndpoints.create>('featured.create', 'POST', '/operator/featured'),
  edit: operation<typeof featuredEndpoints.edit>('featured.edit', 'PUT', '/operator/featured/:id'),
  remove: operation<typeof featuredEndpoints.remove>('featured.remove', 'DELETE', '/operator/featured/:id'),
  move: operation<typeof featuredEndpoints.move>('featured.move', 'PUT', '/operator/featured/:id/move'),
};
