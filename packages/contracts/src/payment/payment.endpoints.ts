import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { idOf, instant, nothing, rupiah } from '../fields.ts';

/** The fields of a Midtrans notification that matter here; the rest is stored as it came. */
export const gatewayNotification = z.looseObject({
  order_id: z.string().min(1).max(60),
  transaction_id: z.string().min(1).max(80),
  transaction_status: z.string().min(1).max(40),
  status_code: z.string().min(1).max(10),
  gross_amount: z.string().min(1).max(30),
  signature_key: z.string().min(1).max(200),
  fraud_status: z.string().max(20).optional(),
  refund_key: z.string().max(100).optional(),
});
export type GatewayNotification = z.infer<typeof gatewayNotification>;

export const simulatorOutcomes = ['settlement', 'pending', 'deny'] as const;

export const simulatedPayment = z.object({
  orderId: z.string(), amount: rupiah, method: z.string(), expiresAt: instant,
  state: z.enum(['waiting', 'settlement', 'pending', 'deny', 'cancel', 'expire']),
});

const byId = z.object({ id: idOf('simulatorPayment') });

export const paymentEndpoints = defineEndpoints('payment', {
  notify: {
    method: 'POST', path: '/payment/notification/:gateway', auth: 'public',
    summary: "A gateway's word that a payment changed. Stored once, checked with the gateway, then applied",
    params: z.object({ gateway: z.enum(['midtrans', 'simulator']) }), body: gatewayNotification, data: nothing,
    errors: ['bad_request', 'bad_signature', 'not_found', 'unavailable'], limit: { calls: 600, seconds: 60 },
    example: { order_id: 'SN-1', transaction_id: 't-1', transaction_status: 'settlement', status_code: '200', gross_amount: '10000.00', signature_key: 'x' },
  },
  simulated: {
    method: 'GET', path: '/payment/simulator/:id', auth: 'user', summary: "What the payment simulator's page shows", params: byId, data: simulatedPayment, errors: ['not_found'],
  },
  simulate: {
    method: 'POST', path: '/payment/simulator/:id', auth: 'user', summary: 'Pay, leave pending or refuse, as the buyer or the bank would',
    params: byId, body: z.object({ outcome: z.enum(simulatorOutcomes) }), data: z.object({ redirectUrl: z.string() }), errors: ['not_found', 'order_not_pending'],
    example: { outcome: 'settlement' },
  },
});
