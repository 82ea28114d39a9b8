import type { GatewayNotification } from '@sinau/contracts/payment/payment.endpoints';
import type { Db, Prisma } from '../../platform/db.ts';

interface NewEvent {
  gateway: string;
  orderId: string | null;
  notification: GatewayNotification;
  isRejected: boolean;
  receivedAt: Date;
  processedAt: Date | null;
}

/** Null for one that was stored before: the unique key makes a repetition harmless. */
export async function insertEvent(db: Db, { notification, ...event }: NewEvent) {
  const { order_id, transaction_id, transaction_status, status_code, refund_key = '' } = notification;
  const [row] = await db.paymentEvent.createManyAndReturn({
    data: {
      ...event,
      orderCode: order_id,
      transactionId: transaction_id,
      transactionStatus: transaction_status,
      statusCode: status_code,
      refundKey: refund_key,
      payload: notification as Prisma.InputJsonObject,
    },
    skipDuplicates: true,
    select: { id: true },
  });
  return row ?? null;
}
const eventColumns = {
  id: true,
  orderId: true,
  orderCode: true,
  processedAt: true,
} satisfies Prisma.PaymentEventSelect;
export type EventRow = Prisma.PaymentEventGetPayload<{ select: typeof eventColumns }>;

export const findEvent = (db: Db, id: string) =>
  db.paymentEvent.findUniqueOrThrow({ where: { id }, select: eventColumns });
export const findUnprocessedEvents = (db: Db, take: number) =>
  db.paymentEvent.findMany({
    where: { processedAt: null, isRejected: false },
    orderBy: { receivedAt: 'asc' },
    take,
    select: eventColumns,
  });
export const updateEventProcessed = (db: Db, id: string, processedAt: Date) =>
  db.paymentEvent.update({ where: { id }, data: { processedAt }, select: { id: true } });
/** A rejected event is never processed; saying so lets the index find it, since this is asked every minute. */
export const deleteRejectedEvents = (db: Db, receivedBefore: Date) =>
  db.paymentEvent.deleteMany({ where: { processedAt: null, isRejected: true, receivedAt: { lt: receivedBefore } } });
