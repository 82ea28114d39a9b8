// Written by `pnpm generate` from packages/contracts.
import type { clothEndpoints } from '@sinau/contracts/core/cloth/cloth.endpoints';
import { operation } from '../operation.ts';

export const cloth = {
  key: ['cloth'],
  mine: operation<typeof clothEndpoints.mine>('cloth.mine', 'GET', '/user/certificate/cloth'),
  shown: operation<typeof clothEndpoints.shown>('cloth.shown', 'GET', '/certificate/cloth/:userId'),
};
