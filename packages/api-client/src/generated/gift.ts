// Written by `pnpm generate` from packages/contracts.
import type { giftEndpoints } from '@sinau/contracts/commerce/gift/gift.endpoints';
import { operation } from '../operation.ts';

export const gift = {
  key: ['gift'],
  create: operation<typeof giftEndpoints.create>('gift.create', 'POST', '/user/program/:id/participant'),
};
