// Written by `pnpm generate` from packages/contracts.
import type { liveEndpoints } from '@sinau/contracts/study/live/live.endpoints';
import { operation } from '../operation.ts';

export const live = {
  key: ['live'],
  detail: operation<typeof liveEndpoints.detail>('live.detail', 'GET', '/user/live-session/:id'),
  update: operation<typeof liveEndpoints.update>('live.update', 'PUT', '/user/live-session/:id'),
  cancel: operation<typeof liveEndpoints.cancel>('live.cancel', 'PUT', '/user/live-session/:id/cancel'),
};
