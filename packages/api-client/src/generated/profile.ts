// Written by `pnpm generate` from packages/contracts.
import type { profileEndpoints } from '@sinau/contracts/storefront/profile/profile.endpoints';
import { operation } from '../operation.ts';

export const profile = {
  key: ['profile'],
  detail: operation<typeof profileEndpoints.detail>('profile.detail', 'GET', '/user/get-detail/:id'),
  update: operation<typeof profileEndpoints.update>('profile.update', 'PUT', '/user/update-profile'),
};
