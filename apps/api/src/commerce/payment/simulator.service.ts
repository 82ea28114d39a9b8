import { screens } from '@sinau/contracts';
import type { SimulatedPayment, SimulatorOutcome } from '@sinau/contracts/commerce/payment/payment.endpoints';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { transact } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { defineJob } from '../../platform/jobs.ts';
import { required } from '../../platform/required.ts';
import { openStates, simulatedNotification, simulatedStateOf } from '../../platform/payments/simulator.ts';
import { findOwnSimulatedPayment, findSimulatedPayment, updateSimulatedState } from './simulator.queries.ts';

export type SimulatorService = ReturnType<typeof createSimulatorService>;

interface PaymentKey {
  readonly id: string;
}

export const notifyJob = defineJob<{ paymentId: string }>('payment.simulator-notify');

const screenOf: Record<SimulatorOutcome, (orderCode: string) => string> = {
  settlement: screens.paymentFinish,
  pending: screens.paymentUnfinish,
  deny: (orderCode) => screens.paymentError(orderCode, 'FAILED'),
};

/** The simulator's page, and its notifications, which arrive over HTTP like a real gateway's. */
export function createSimulatorService({
  db,
  clock,
  jobs,
  keys,
  payments,
  ownAddress,
}: Pick<Deps, 'db' | 'clock' | 'jobs' | 'keys' | 'payments' | 'ownAddress'>) {
  const find = async (actor: Actor, { id }: PaymentKey) =>
    required(payments.name === 'simulator' ? await findOwnSimulatedPayment(db, actor.id, id) : null);

  const notify = async (paymentId: string) => {
    const response = await fetch(`${ownAddress()}/api/payment/notification/simulator`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(simulatedNotification(await findSimulatedPayment(db, paymentId), keys.simulator)),
      signal: AbortSignal.timeout(5_000),
    });
    if (!response.ok) throw new Error(`The notification was answered with ${response.status}`);
  };

  return {
    async detail(actor: Actor, key: PaymentKey): Promise<SimulatedPayment> {
      const payment = await find(actor, key);
      const { orderCode, amount, method, expiresAt } = payment;
      return {
        orderId: orderCode,
        amount,
        method,
        expiresAt: expiresAt.toISOString(),
        state: simulatedStateOf(payment, clock.now()),
      };
    },

    /** Paying twice has the effect of paying once. */
    async simulate(actor: Actor, key: PaymentKey, { outcome }: { outcome: SimulatorOutcome }) {
      const { id, orderCode, state } = await find(actor, key);
      const redirectUrl = screenOf[outcome](orderCode);
      if (state === 'settlement' && outcome === 'settlement') return { redirectUrl };
      await transact(db, async (tx) => {
        if (!(await updateSimulatedState(tx, id, { from: openStates, to: outcome, now: clock.now() })))
          throw new AppError('order_not_pending');
        await jobs.send(tx, notifyJob, { paymentId: id });
      });
      return { redirectUrl };
    },

    notify: ({ paymentId }: { paymentId: string }) => notify(paymentId),
  };
}
