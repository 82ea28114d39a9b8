// Written by `pnpm generate` from packages/contracts.
import type { apikeyEndpoints } from '@sinau/contracts/core/apikey/apikey.endpoints';
import { operation } from '../operation.ts';

export const apikey = {
  key: ['apikey'],
  list: operation<typeof apikeyEndpoints.list>('apikey.list', 'GET', '/user/api-key'),
  create: operation<typeof apikeyEndpoints.create>('apikey.create', 'POST', '/user/api-key'),
  revoke: operation<typeof apikeyEndpoints.revoke>('apikey.revoke', 'DELETE', '/user/api-key/:id'),
};
