// Written by `pnpm generate` from packages/contracts.
import type { invoiceEndpoints } from '@sinau/contracts/commerce/invoice/invoice.endpoints';
import { operation } from '../operation.ts';

export const invoice = {
  key: ['invoice'],
  download: operation<typeof invoiceEndpoints.download>('invoice.download', 'GET', '/transaction/:id/invoice'),
};
