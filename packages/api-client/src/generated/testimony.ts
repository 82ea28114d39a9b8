// Written by `pnpm generate` from packages/contracts.
import type { testimonyEndpoints } from '@sinau/contracts/storefront/testimony/testimony.endpoints';
import { operation } from '../operation.ts';

export const testimony = {
  key: ['testimony'],
  list: operation<typeof testimonyEndpoints.list>('testimony.list', 'GET', '/operator/testimony'),
  detail: operation<typeof testimonyEndpoints.detail>('testimony.detail', 'GET', '/operator/testimony/:id'),
  create: operation<typeof testimonyEndpoints.create>('testimony.create', 'POST', '/operator/testimony'),
  edit: operation<typeof testimonyEndpoints.edit>('testimony.edit', 'PUT', '/operator/testimony/:id'),
  remove: operation<typeof testimonyEndpoints.remove>('testimony.remove', 'DELETE', '/operator/testimony/:id'),
  move: operation<typeof testimonyEndpoints.move>('testimony.move', 'PUT', '/operator/testimony/:id/move'),
};
