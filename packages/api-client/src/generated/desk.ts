// Written by `pnpm generate` from packages/contracts.
import type { deskEndpoints } from '@sinau/contracts/backoffice/desk/desk.endpoints';
import { operation } from '../operation.ts';

export const desk = {
  key: ['desk'],
  work: operation<typeof deskEndpoints.work>('desk.work', 'GET', '/operator/work'),
  morning: operation<typeof deskEndpoints.morning>('desk.morning', 'GET', '/operator/morning'),
};
