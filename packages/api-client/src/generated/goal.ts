// Written by `pnpm generate` from packages/contracts.
import type { goalEndpoints } from '@sinau/contracts/study/goal/goal.endpoints';
import { operation } from '../operation.ts';

export const goal = {
  key: ['goal'],
  week: operation<typeof goalEndpoints.week>('goal.week', 'GET', '/user/learning/goal'),
  choose: operation<typeof goalEndpoints.choose>('goal.choose', 'PUT', '/user/learning/goal'),
};
