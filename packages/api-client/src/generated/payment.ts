// Written by `pnpm generate` from packages/contracts.
import type { paymentEndpoints } from '@sinau/contracts/commerce/payment/payment.endpoints';
import { operation } from '../operation.ts';

export const payment = {
  key: ['payment'],
  notify: operation<typeof paymentEndpoints.notify>('payment.notify', 'POST', '/payment/notification/:gateway'),
  simulated: operation<typeof paymentEndpoints.simulated>('payment.simulated', 'GET', '/payment/simulator/:id'),
  simulate: operation<typeof paymentEndpoints.simulate>('payment.simulate', 'POST', '/payment/simulator/:id'),
};
