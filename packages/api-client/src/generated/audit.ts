// Written by `pnpm generate` from packages/contracts.
import type { auditEndpoints } from '@sinau/contracts/core/audit/audit.endpoints';
import { operation } from '../operation.ts';

export const audit = {
  key: ['audit'],
  list: operation<typeof auditEndpoints.list>('audit.list', 'GET', '/operator/audit'),
  actors: operation<typeof auditEndpoints.actors>('audit.actors', 'GET', '/operator/audit/actor'),
};
