import { screens } from '@sinau/contracts';
import type { GatewayNotification } from '@sinau/contracts/payment/payment.endpoints';
import type { SimulatedState } from '../../generated/prisma/enums.ts';
import type { Clock } from '../clock.ts';
import type { Pool } from '../db.ts';
import type { PaymentGateway, PaymentState } from './gateway.ts';
import { hasSignature, signatureOf } from './signature.ts';

interface Settings {
  readonly db: Pool;
  readonly clock: Clock;
  readonly key: string;
  readonly publicUrl: string;
}

/** Our own stand-in for a gateway: a page that pays, leaves pending or refuses, and a table for what it remembers. */
export function createSimulator({ db, clock, key, publicUrl }: Settings): PaymentGateway {
  return {
    name: 'simulator',

    async open({ orderCode, total, method, buyer, expiresAt }) {
      const payment = { orderCode, userId: buyer.id, amount: total, method: method ?? '', expiresAt };
      const { id } = await db.simulatedPayment.upsert({ where: { orderCode }, create: payment, update: {} });
      return { reference: id, redirectUrl: publicUrl + screens.paymentSimulator(id) };
    },

    async status(orderCode) {
      const payment = await db.simulatedPayment.findUnique({ where: { orderCode } });
      const state = payment && reportedStates[simulatedStateOf(payment, clock.now())];
      return payment && state && { state, amount: payment.amount };
    },

    async cancel({ orderCode }) {
      const { count } = await db.simulatedPayment.updateMany({
        where: { orderCode, state: { in: [...openStates] } },
        data: { state: 'cancel' },
      });
      return count > 0 || (await db.simulatedPayment.count({ where: { orderCode, state: 'settlement' } })) === 0;
    },

    isGenuine: (notification) => hasSignature(notification, key),
  };
}

/** The states in which a payment can still be made. */
export const openStates = ['waiting', 'pending', 'deny'] as const satisfies readonly SimulatedState[];

/** The stored state, or `expire` once the deadline has passed. */
export const simulatedStateOf = (
  { state, expiresAt }: { state: SimulatedState; expiresAt: Date },
  now: Date,
): SimulatedState => (expiresAt <= now && openStates.some((open) => open === state) ? 'expire' : state);

const reportedStates: Record<SimulatedState, PaymentState | null> = {
  waiting: null,
  pending: 'pending',
  settlement: 'paid',
  deny: 'denied',
  cancel: 'cancelled',
  expire: 'expired',
};

const statusCodes: Record<SimulatedState, string> = {
  waiting: '201',
  pending: '201',
  settlement: '200',
  deny: '202',
  cancel: '200',
  expire: '407',
};

/** The notification that Midtrans would send. */
export function simulatedNotification(
  { id, orderCode, amount, state }: { id: string; orderCode: string; amount: number; state: SimulatedState },
  key: string,
): GatewayNotification {
  const signed = { order_id: orderCode, status_code: statusCodes[state], gross_amount: `${amount}.00` };
  return {
    ...signed,
    transaction_id: id,
    transaction_status: state,
    fraud_status: 'accept',
    signature_key: signatureOf(signed, key),
  };
}
