// Written by `pnpm generate` from packages/contracts.
import type { payoutEndpoints } from '@sinau/contracts/commerce/payout/payout.endpoints';
import { operation } from '../operation.ts';

export const payout = {
  key: ['payout'],
  banks: operation<typeof payoutEndpoints.banks>('payout.banks', 'GET', '/report-class/get-bank-list'),
  paymentData: operation<typeof payoutEndpoints.paymentData>('payout.paymentData', 'GET', '/report-class/get-payment-data'),
  updatePaymentData: operation<typeof payoutEndpoints.updatePaymentData>('payout.updatePaymentData', 'PUT', '/report-class/update-payment-data'),
  list: operation<typeof payoutEndpoints.list>('payout.list', 'GET', '/user/payout'),
  create: operation<typeof payoutEndpoints.create>('payout.create', 'POST', '/user/payout/create'),
  cancel: operation<typeof payoutEndpoints.cancel>('payout.cancel', 'PUT', '/user/payout/:id/cancel'),
  received: operation<typeof payoutEndpoints.received>('payout.received', 'GET', '/operator/payout'),
  detail: operation<typeof payoutEndpoints.detail>('payout.detail', 'GET', '/operator/payout/:id'),
  approve: operation<typeof payoutEndpoints.approve>('payout.approve', 'PUT', '/operator/payout/:id/approve'),
  reject: operation<typeof payoutEndpoints.reject>('payout.reject', 'PUT', '/operator/payout/:id/reject'),
  pay: operation<typeof payoutEndpoints.pay>('payout.pay', 'PUT', '/operator/payout/:id/pay'),
  fail: operation<typeof payoutEndpoints.fail>('payout.fail', 'PUT', '/operator/payout/:id/fail'),
  noteReturn: operation<typeof payoutEndpoints.noteReturn>('payout.noteReturn', 'PUT', '/operator/payout/:id/note-return'),
  confirmReturn: operation<typeof payoutEndpoints.confirmReturn>('payout.confirmReturn', 'PUT', '/operator/payout/:id/return'),
  dismissReturn: operation<typeof payoutEndpoints.dismissReturn>('payout.dismissReturn', 'PUT', '/operator/payout/:id/dismiss-return'),
};
