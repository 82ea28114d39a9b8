// Written by `pnpm generate` from packages/contracts.
import type { badgeEndpoints } from '@sinau/contracts/core/badge/badge.endpoints';
import { operation } from '../operation.ts';

export const badge = {
  key: ['badge'],
  address: operation<typeof badgeEndpoints.address>('badge.address', 'PUT', '/user/certificate/:id/badge'),
};
