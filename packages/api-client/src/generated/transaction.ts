// Written by `pnpm generate` from packages/contracts.
import type { transactionEndpoints } from '@sinau/contracts/commerce/transaction/transaction.endpoints';
import { operation } from '../operation.ts';

export const transaction = {
  key: ['transaction'],
  create: operation<typeof transactionEndpoints.create>('transaction.create', 'POST', '/transaction/create'),
  detail: operation<typeof transactionEndpoints.detail>('transaction.detail', 'GET', '/transaction/get-detail'),
  list: operation<typeof transactionEndpoints.list>('transaction.list', 'GET', '/transaction/list-by-user'),
  history: operation<typeof transactionEndpoints.history>('transaction.history', 'GET', '/user/transaction-history'),
  changeMethod: operation<typeof transactionEndpoints.changeMethod>('transaction.changeMethod', 'PUT', '/transaction/:id/payment-method'),
  cancel: operation<typeof transactionEndpoints.cancel>('transaction.cancel', 'PUT', '/transaction/:id/cancel'),
  cancelSeat: operation<typeof transactionEndpoints.cancelSeat>('transaction.cancelSeat', 'PUT', '/participant/webinar/:id/give-back'),
  refunds: operation<typeof transactionEndpoints.refunds>('transaction.refunds', 'GET', '/operator/refund'),
  markRefunded: operation<typeof transactionEndpoints.markRefunded>('transaction.markRefunded', 'PUT', '/operator/refund/:id'),
  paymentMethods: operation<typeof transactionEndpoints.paymentMethods>('transaction.paymentMethods', 'GET', '/transaction/payment-method'),
};
