// Written by `pnpm generate` from packages/contracts.
import type { webinarEndpoints } from '@sinau/contracts/webinar/webinar.endpoints';
import { operation } from '../operation.ts';

export const webinar = {
  key: ['webinar'],
  list: operation<typeof webinarEndpoints.list>('webinar.list', 'GET', '/webinar'),
  detail: operation<typeof webinarEndpoints.detail>('webinar.detail', 'GET', '/webinar/:id'),
};
