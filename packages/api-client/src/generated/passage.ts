// Written by `pnpm generate` from packages/contracts.
import type { passageEndpoints } from '@sinau/contracts/study/passage/passage.endpoints';
import { operation } from '../operation.ts';

export const passage = {
  key: ['passage'],
  list: operation<typeof passageEndpoints.list>('passage.list', 'GET', '/user/passage'),
};
