import type { GatewayNotification } from '@sinau/contracts/payment/payment.endpoints';
import { AppError } from '../../platform/app-error.ts';
import { days, later } from '../../platform/clock.ts';
import type { Deps } from '../../platform/deps.ts';
import { defineJob } from '../../platform/jobs.ts';
import { oneByOne } from '../../platform/one-by-one.ts';
import { createSettlement, findOrderIdByCode } from '../transaction/index.ts';
import {
  deleteRejectedEvents,
  findEvent,
  findUnprocessedEvents,
  insertEvent,
  updateEventProcessed,
  type EventRow,
} from './event.queries.ts';

export type NotificationService = ReturnType<typeof createNotificationService>;

export const processJob = defineJob<{ eventId: string }>('payment.process');
export const sweepJob = defineJob('payment.sweep', { retryLimit: 0 });

/** Whoever sends unsigned notifications fills no table with them. */
const rejections = { name: 'payment-rejection', calls: 30, seconds: 60 };
const keptRejections = days(7);
const batch = 50;

export function createNotificationService(deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'limits' | 'log' | 'payments'>) {
  const { db, clock, jobs, limits, log, payments } = deps;
  const settlement = createSettlement(deps);

  /** The notification only says that something happened; what it is, the gateway is asked. */
  const take = async ({ id, orderId, orderCode, processedAt }: EventRow) => {
    if (processedAt || !orderId) return;
    const report = await payments.status(orderCode);
    if (report) await settlement.apply(orderId, report);
    await updateEventProcessed(db, id, clock.now());
  };

  return {
    /** Keeps a notification and the work it means; doing the work comes later, so that the gateway has its answer at once. */
    async receive(gateway: string, notification: GatewayNotification, address: string) {
      if (gateway !== payments.name) throw new AppError('not_found');
      const event = { gateway, notification, receivedAt: clock.now() };
      if (!payments.isGenuine(notification)) {
        await limits.consume(rejections, address);
        await insertEvent(db, { ...event, orderId: null, isRejected: true, processedAt: null });
        throw new AppError('bad_signature');
      }
      const order = await findOrderIdByCode(db, notification.order_id);
      await db.$transaction(async (tx) => {
        const stored = await insertEvent(tx, {
          ...event,
          orderId: order?.id ?? null,
          isRejected: false,
          processedAt: order ? null : event.receivedAt,
        });
        if (stored && order) await jobs.send(tx, processJob, { eventId: stored.id });
      });
      if (!order) throw new AppError('not_found');
    },

    process: async ({ eventId }: { eventId: string }) => take(await findEvent(db, eventId)),

    /** Takes up what was stored and never processed, and forgets old forgeries. */
    async sweep() {
      await oneByOne(await findUnprocessedEvents(db, batch), log, take);
      await deleteRejectedEvents(db, later(clock.now(), -keptRejections));
    },
  };
}
