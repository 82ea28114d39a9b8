// Written by `pnpm generate` from packages/contracts.
import type { educatorEndpoints } from '@sinau/contracts/storefront/educator/educator.endpoints';
import { operation } from '../operation.ts';

export const educator = {
  key: ['educator'],
  list: operation<typeof educatorEndpoints.list>('educator.list', 'GET', '/user/educator/:type/:id'),
  create: operation<typeof educatorEndpoints.create>('educator.create', 'POST', '/user/educator/:type/:id/create'),
  update: operation<typeof educatorEndpoints.update>('educator.update', 'PUT', '/user/educator/:id'),
  remove: operation<typeof educatorEndpoints.remove>('educator.remove', 'DELETE', '/user/educator/:id'),
};
