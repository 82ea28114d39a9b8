// Written by `pnpm generate` from packages/contracts.
import type { webinarEndpoints } from '@sinau/contracts/webinar/webinar.endpoints';
import { operation } from '../operation.ts';

export const webinar = {
  key: ['webinar'],
  list: operation<typeof webinarEndpoints.list>('webinar.list', 'GET', '/v2/webinar'),
  listV1: operation<typeof webinarEndpoints.listV1>('webinar.listV1', 'GET', '/webinar'),
  detail: operation<typeof webinarEndpoints.detail>('webinar.detail', 'GET', '/v2/webinar/:id'),
  detailV1: operation<typeof webinarEndpoints.detailV1>('webinar.detailV1', 'GET', '/webinar/:id'),
};
