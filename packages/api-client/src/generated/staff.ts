// Written by `pnpm generate` from packages/contracts.
import type { staffEndpoints } from '@sinau/contracts/backoffice/staff/staff.endpoints';
import { operation } from '../operation.ts';

export const staff = {
  key: ['staff'],
  list: operation<typeof staffEndpoints.list>('staff.list', 'GET', '/operator/staff'),
  add: operation<typeof staffEndpoints.add>('staff.add', 'POST', '/operator/staff'),
  setRoles: operation<typeof staffEndpoints.setRoles>('staff.setRoles', 'PUT', '/operator/staff/:id'),
};
