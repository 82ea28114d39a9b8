// Written by `pnpm generate` from packages/contracts.
import type { refundEndpoints } from '@sinau/contracts/commerce/refund/refund.endpoints';
import { operation } from '../operation.ts';

export const refund = {
  key: ['refund'],
  preview: operation<typeof refundEndpoints.preview>('refund.preview', 'GET', '/transaction/:id/refund'),
  ofClass: operation<typeof refundEndpoints.ofClass>('refund.ofClass', 'GET', '/participant/class/:id/refund'),
  request: operation<typeof refundEndpoints.request>('refund.request', 'POST', '/transaction/:id/refund'),
  saveAccount: operation<typeof refundEndpoints.saveAccount>('refund.saveAccount', 'PUT', '/transaction/:id/refund-account'),
  banks: operation<typeof refundEndpoints.banks>('refund.banks', 'GET', '/transaction/bank'),
  detail: operation<typeof refundEndpoints.detail>('refund.detail', 'GET', '/operator/refund/:id'),
  order: operation<typeof refundEndpoints.order>('refund.order', 'GET', '/operator/refund/order/:code'),
  grant: operation<typeof refundEndpoints.grant>('refund.grant', 'POST', '/operator/order/:id/refund'),
  disputes: operation<typeof refundEndpoints.disputes>('refund.disputes', 'GET', '/operator/dispute'),
  settleDispute: operation<typeof refundEndpoints.settleDispute>('refund.settleDispute', 'PUT', '/operator/dispute/:id'),
  differences: operation<typeof refundEndpoints.differences>('refund.differences', 'GET', '/operator/payment-difference'),
};
