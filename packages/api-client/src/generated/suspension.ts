// Written by `pnpm generate` from packages/contracts.
import type { suspensionEndpoints } from '@sinau/contracts/backoffice/suspension/suspension.endpoints';
import { operation } from '../operation.ts';

export const suspension = {
  key: ['suspension'],
  mine: operation<typeof suspensionEndpoints.mine>('suspension.mine', 'GET', '/user/mitra/stop'),
  appeal: operation<typeof suspensionEndpoints.appeal>('suspension.appeal', 'POST', '/user/mitra/stop/appeal'),
  detail: operation<typeof suspensionEndpoints.detail>('suspension.detail', 'GET', '/operator/mitra/:id/stop'),
  stop: operation<typeof suspensionEndpoints.stop>('suspension.stop', 'PUT', '/operator/mitra/:id/stop'),
  restore: operation<typeof suspensionEndpoints.restore>('suspension.restore', 'PUT', '/operator/mitra/:id/restore'),
};
