// Written by `pnpm generate` from packages/contracts.
import type { compareEndpoints } from '@sinau/contracts/authoring/compare/compare.endpoints';
import { operation } from '../operation.ts';

export const compare = {
  key: ['compare'],
  classes: operation<typeof compareEndpoints.classes>('compare.classes', 'GET', '/classes/compare'),
};
