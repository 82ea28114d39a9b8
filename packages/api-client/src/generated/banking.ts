// Written by `pnpm generate` from packages/contracts.
import type { bankingEndpoints } from '@sinau/contracts/commerce/banking/banking.endpoints';
import { operation } from '../operation.ts';

export const banking = {
  key: ['banking'],
  list: operation<typeof bankingEndpoints.list>('banking.list', 'GET', '/operator/bank-account'),
  ofMitra: operation<typeof bankingEndpoints.ofMitra>('banking.ofMitra', 'GET', '/operator/mitra/:id/bank-account'),
  check: operation<typeof bankingEndpoints.check>('banking.check', 'PUT', '/operator/bank-account/:id/check'),
};
