import type { GatewayNotification } from '@sinau/contracts/commerce/payment/payment.endpoints';
import { AppError } from '../../platform/app-error.ts';
import { days, later, minutes } from '../../platform/clock.ts';
import { transact } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { defineJob } from '../../platform/jobs.ts';
import { drain } from '../../platform/drain.ts';
import { paymentToAccess } from '../../platform/metrics/process-metrics.ts';
import { applyReport } from '../order/index.ts';
import { findOrderIdByCode } from '../order-record/index.ts';
import {
  claimUnprocessedEvent,
  deleteRejectedEvents,
  findUnprocessedEvent,
  insertEvent,
  updateEventNextTry,
  updateEventProcessed,
  type EventRow,
} from './event.queries.ts';
import { nextTryOf, saysMore } from './event.rules.ts';

export type NotificationService = ReturnType<typeof createNotificationService>;

export const processJob = defineJob<{ eventId: string }>('payment.process', { concurrency: 4 });
export const sweepJob = defineJob('payment.sweep', { retryLimit: 0 });

/** Bounds how many unsigned notifications are stored. */
const rejections = { name: 'payment-rejection', calls: 30, seconds: 60 };
const rejectionRetention = days(7);
/** Longer than asking the gateway takes; a failed notification is retried after this time. */
const claimedFor = minutes(1);

export function createNotificationService(deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'limits' | 'log' | 'payments'>) {
  const { db, clock, jobs, limits, log, payments } = deps;
  /**
   * A notification only announces a change; the gateway is asked for the status itself. While the status says less, the
   * event stays open.
   */
  const apply = async ({ id, orderId, orderCode, payload, receivedAt }: EventRow) => {
    if (!orderId) return;
    const report = await payments.status(orderCode);
    if (report) await applyReport(deps, orderId, report);
    const announced = payments.announced(payload);
    const nextTryAt = saysMore(announced, report) ? nextTryOf(receivedAt, clock.now()) : null;
    if (nextTryAt) return updateEventNextTry(db, id, nextTryAt);
    if (announced?.state === 'paid') paymentToAccess.observe((clock.now().getTime() - receivedAt.getTime()) / 1000);
    return updateEventProcessed(db, id, clock.now());
  };

  const claim = () => claimUnprocessedEvent(db, clock.now(), later(clock.now(), claimedFor));
  const applyUnprocessed = drain(claim, log, apply);

  return {
    /**
     * Stores a notification and its job in one transaction; the job runs later, so the gateway gets its answer
     * immediately. A notification of an unknown order, as the gateway's own test sends, is only stored.
     */
    async receive({ gateway }: { gateway: string }, notification: GatewayNotification, address: string) {
      if (gateway !== payments.name) throw new AppError('not_found');
      const event = { gateway, notification, receivedAt: clock.now() };
      if (!payments.isGenuine(notification)) {
        await limits.consume(rejections, address);
        await insertEvent(db, { ...event, orderId: null, isRejected: true, processedAt: null });
        throw new AppError('bad_signature');
      }
      const order = await findOrderIdByCode(db, notification.order_id);
      await transact(db, async (tx) => {
        const stored = await insertEvent(tx, {
          ...event,
          orderId: order?.id ?? null,
          isRejected: false,
          processedAt: order ? null : event.receivedAt,
        });
        if (stored && order) await jobs.send(tx, processJob, { eventId: stored.id });
      });
    },

    async process({ eventId }: { eventId: string }) {
      const event = await findUnprocessedEvent(db, eventId);
      if (event) await apply(event);
    },

    /** Processes stored notifications whose job was lost, and deletes old rejected ones. */
    async sweep() {
      await applyUnprocessed();
      await deleteRejectedEvents(db, later(clock.now(), -rejectionRetention));
    },
  };
}
