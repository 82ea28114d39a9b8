// Written by `pnpm generate` from packages/contracts.
import type { presenceEndpoints } from '@sinau/contracts/study/presence/presence.endpoints';
import { operation } from '../operation.ts';

export const presence = {
  key: ['presence'],
  beat: operation<typeof presenceEndpoints.beat>('presence.beat', 'PUT', '/user/program/:id/presence'),
};
