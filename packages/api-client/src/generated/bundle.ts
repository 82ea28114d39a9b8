// Written by `pnpm generate` from packages/contracts.
import type { bundleEndpoints } from '@sinau/contracts/bundle/bundle.endpoints';
import { operation } from '../operation.ts';

export const bundle = {
  key: ['bundle'],
  list: operation<typeof bundleEndpoints.list>('bundle.list', 'GET', '/bundle'),
  detail: operation<typeof bundleEndpoints.detail>('bundle.detail', 'GET', '/bundle/:id'),
};
