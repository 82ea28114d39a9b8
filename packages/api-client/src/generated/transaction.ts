// Written by `pnpm generate` from packages/contracts.
import type { transactionEndpoints } from '@sinau/contracts/transaction/transaction.endpoints';
import { operation } from '../operation.ts';

export const transaction = {
  create: operation<typeof transactionEndpoints.create>('transaction.create', 'POST', '/transaction/create'),
  detail: operation<typeof transactionEndpoints.detail>('transaction.detail', 'GET', '/transaction/get-detail'),
  list: operation<typeof transactionEndpoints.list>('transaction.list', 'GET', '/transaction/list-by-user'),
  cancel: operation<typeof transactionEndpoints.cancel>('transaction.cancel', 'PUT', '/transaction/:id/cancel'),
  paymentMethods: operation<typeof transactionEndpoints.paymentMethods>('transaction.paymentMethods', 'GET', '/transaction/payment-method'),
};
