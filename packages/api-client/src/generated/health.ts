// Written by `pnpm generate` from packages/contracts.
import type { healthEndpoints } from '@sinau/contracts/core/health/health.endpoints';
import { operation } from '../operation.ts';

export const health = {
  key: ['health'],
  live: operation<typeof healthEndpoints.live>('health.live', 'GET', '/health/live'),
  ready: operation<typeof healthEndpoints.ready>('health.ready', 'GET', '/health/ready'),
};
