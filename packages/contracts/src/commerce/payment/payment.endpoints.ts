import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { idOf, instant, noData, rupiah } from '../../fields.ts';

const printable = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\x20-\x7e]+$/);

/** Fields of a Midtrans notification that are used here; the rest is stored unchanged. */
export const gatewayNotification = z
  .looseObject({
    order_id: printable(60),
    transaction_id: printable(80),
    transaction_status: printable(40),
    status_code: printable(10),
    gross_amount: printable(30),
    /** A notification without one is stored as forged. */
    signature_key: printable(200).default(''),
    fraud_status: printable(20).optional(),
    refund_key: printable(100).optional(),
  })
  .refine((value) => !JSON.stringify(value).includes('\\u0000'), 'PostgreSQL stores no NUL');
export type GatewayNotification = z.infer<typeof gatewayNotification>;

export const simulatorOutcomes = ['settlement', 'pending', 'deny'] as const;
export type SimulatorOutcome = (typeof simulatorOutcomes)[number];

export const simulatedPayment = z.object({
  orderId: z.string(),
  amount: rupiah,
  method: z.string(),
  expiresAt: instant,
  state: z.enum([
    'waiting',
    'settlement',
    'pending',
    'deny',
    'cancel',
    'expire',
    'refund',
    'partial_refund',
    'chargeback',
  ]),
});
export type SimulatedPayment = z.infer<typeof simulatedPayment>;

const byId = z.object({ id: idOf('simulatorPayment') });

export const paymentEndpoints = defineEndpoints('payment', {
  notify: {
    method: 'POST',
    path: '/payment/notification/:gateway',
    auth: 'public',
    summary: "A gateway's word that a payment changed. Stored once, checked with the gateway, then applied",
    params: z.object({ gateway: z.enum(['midtrans', 'simulator']) }),
    body: gatewayNotification,
    data: noData,
    errors: ['bad_request', 'bad_signature', 'not_found', 'unavailable'],
    limit: { calls: 600, seconds: 60 },
    machineBody: { bytes: 65_536 },
    example: {
      order_id: 'SN-1',
      transaction_id: 't-1',
      transaction_status: 'settlement',
      status_code: '200',
      gross_amount: '10000.00',
      signature_key: 'x',
    },
  },
  simulated: {
    method: 'GET',
    path: '/payment/simulator/:id',
    auth: 'user',
    summary: "What the payment simulator's page shows",
    params: byId,
    data: simulatedPayment,
    errors: ['not_found'],
  },
  simulate: {
    method: 'POST',
    path: '/payment/simulator/:id',
    auth: 'user',
    summary: 'Pay, leave pending or refuse, as the buyer or the bank would',
    params: byId,
    body: z.object({ outcome: z.enum(simulatorOutcomes) }),
    data: z.object({ redirectUrl: z.string() }),
    errors: ['not_found', 'order_not_pending'],
    example: { outcome: 'settlement' },
  },
});
