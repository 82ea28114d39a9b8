// Written by `pnpm generate` from packages/contracts.
import type { operatorEndpoints } from '@sinau/contracts/operator/operator.endpoints';
import { operation } from '../operation.ts';

export const operator = {
  key: ['operator'],
  classes: operation<typeof operatorEndpoints.classes>('operator.classes', 'GET', '/operator/class'),
  takeUp: operation<typeof operatorEndpoints.takeUp>('operator.takeUp', 'PUT', '/operator/class/:id/take-up'),
  publish: operation<typeof operatorEndpoints.publish>('operator.publish', 'PUT', '/operator/class/:id/publish'),
  revise: operation<typeof operatorEndpoints.revise>('operator.revise', 'PUT', '/operator/class/:id/revise'),
  applications: operation<typeof operatorEndpoints.applications>('operator.applications', 'GET', '/operator/mitra'),
  verifyMitra: operation<typeof operatorEndpoints.verifyMitra>('operator.verifyMitra', 'PUT', '/operator/mitra/:id/verify'),
  rejectMitra: operation<typeof operatorEndpoints.rejectMitra>('operator.rejectMitra', 'PUT', '/operator/mitra/:id/reject'),
};
