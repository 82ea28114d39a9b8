import { screens } from '@sinau/contracts';
import type { GatewayNotification } from '@sinau/contracts/commerce/payment/payment.endpoints';
import type { SimulatedState } from '../../generated/prisma/enums.ts';
import type { Clock } from '../clock.ts';
import type { Db, Pool } from '../db.ts';
import type { PaymentMethodCode } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { methodsWithoutRefundRail, type PaymentGateway, type PaymentState } from './gateway.ts';
import { announced } from './midtrans.ts';
import { hasSignature, signatureOf } from './signature.ts';

interface Settings {
  readonly db: Pool;
  readonly clock: Clock;
  readonly key: string;
  readonly publicUrl: string;
}

/** Creates our own simulated gateway: a page that pays, leaves pending or refuses, and a table of its payments. */
export function createSimulator({ db, clock, key, publicUrl }: Settings): PaymentGateway {
  return {
    name: 'simulator',

    async open({ orderCode, total, method, buyer, expiresAt }) {
      const payment = { orderCode, userId: buyer.id, amount: total, method: method ?? '', expiresAt };
      // The second of two concurrent calls finds the payment of the first: Prisma's upsert without an update would
      // fail.
      await db.simulatedPayment.createMany({ data: [payment], skipDuplicates: true });
      const { id } = await db.simulatedPayment.findUniqueOrThrow({ where: { orderCode }, select: { id: true } });
      return { reference: id, redirectUrl: publicUrl + screens.paymentSimulator(id) };
    },

    async status(orderCode) {
      const payment = await db.simulatedPayment.findUnique({
        where: { orderCode },
        include: { refunds: { select: { key: true, amount: true }, orderBy: { key: 'asc' } } },
      });
      const state = payment && reportedStates[simulatedStateOf(payment, clock.now())];
      if (!payment || !state) return null;
      const { amount, refunds } = payment;
      return { state, amount, ...(refunds.length > 0 && { refunds }) };
    },

    async cancel({ orderCode }) {
      const { count } = await db.simulatedPayment.updateMany({
        where: { orderCode, state: { in: [...openStates] } },
        data: { state: 'cancel' },
      });
      return (
        count > 0 || (await db.simulatedPayment.count({ where: { orderCode, state: { in: [...paidStates] } } })) === 0
      );
    },

    hasRefundRail: hasRail,

    refund: ({ orderCode, key, amount }) =>
      db.$transaction(async (tx) => {
        const payment = await lockPayment(tx, orderCode);
        if (!payment) return 'impossible';
        const refunds = await tx.simulatedRefund.findMany({ where: { paymentId: payment.id } });
        if (refunds.some((refund) => refund.key === key)) return 'paid';
        const total = refunds.reduce((sum, refund) => sum + refund.amount, amount);
        const isRefundable = payment.state === 'settlement' || payment.state === 'partial_refund';
        if (!hasRail((payment.method || null) as PaymentMethodCode | null)) return 'impossible';
        if (!isRefundable || total > payment.amount) return 'refused';
        await tx.simulatedRefund.create({ data: { paymentId: payment.id, key, amount } });
        await tx.simulatedPayment.update({
          where: { id: payment.id },
          data: { state: total === payment.amount ? 'refund' : 'partial_refund' },
        });
        return 'paid';
      }),

    announced,

    isGenuine: (notification) => hasSignature(notification, key),
  };
}

const hasRail = (method: PaymentMethodCode | null) => method === null || !methodsWithoutRefundRail.has(method);

/** Locks a payment, so that refunds run one after the other and never exceed what was paid. */
async function lockPayment(tx: Db, orderCode: string) {
  await tx.$executeRaw`SELECT FROM "SimulatedPayment" WHERE "orderCode" = ${orderCode} FOR NO KEY UPDATE`;
  return tx.simulatedPayment.findUnique({ where: { orderCode } });
}

/** States in which money came, whatever happened to it later. */
const paidStates = [
  'settlement',
  'refund',
  'partial_refund',
  'chargeback',
] as const satisfies readonly SimulatedState[];

/** States in which a payment can still be made. */
export const openStates = ['waiting', 'pending', 'deny'] as const satisfies readonly SimulatedState[];

/** Returns the stored state, or `expire` once the deadline has passed. */
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
  refund: 'refunded',
  partial_refund: 'partly_refunded',
  chargeback: 'charged_back',
};

const statusCodes: Record<SimulatedState, string> = {
  waiting: '201',
  pending: '201',
  settlement: '200',
  deny: '202',
  cancel: '200',
  expire: '407',
  refund: '200',
  partial_refund: '200',
  chargeback: '200',
};

/** Builds the notification that Midtrans would send. */
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
