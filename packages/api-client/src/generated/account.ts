// Written by `pnpm generate` from packages/contracts.
import type { accountEndpoints } from '@sinau/contracts/account/account.endpoints';
import { operation } from '../operation.ts';

export const account = {
  changeEmail: operation<typeof accountEndpoints.changeEmail>('account.changeEmail', 'POST', '/user/change-email'),
  changePassword: operation<typeof accountEndpoints.changePassword>('account.changePassword', 'POST', '/user/change-password'),
  deactivate: operation<typeof accountEndpoints.deactivate>('account.deactivate', 'POST', '/user/deactivate-account'),
};
