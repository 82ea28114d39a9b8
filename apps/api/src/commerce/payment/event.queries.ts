import type { GatewayNotification } from '@sinau/contracts/commerce/payment/payment.endpoints';
import type { Db, Prisma } from '../../platform/db.ts';

interface NewEvent {
  gateway: string;
  orderId: string | null;
  notification: GatewayNotification;
  isRejected: boolean;
  receivedAt: Date;
  processedAt: Date | null;
}

/** Returns null if the event is stored already: the unique key makes repetitions harmless. */
export async function insertEvent(db: Db, { notification, ...event }: NewEvent) {
  const { order_id, transaction_id, transaction_status, status_code, refund_key = '' } = notification;
  const [row] = await db.paymentEvent.createManyAndReturn({
    data: {
      ...event,
      nextTryAt: event.receivedAt,
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
export interface EventRow {
  id: string;
  orderId: string | null;
  orderCode: string;
  payload: GatewayNotification;
  receivedAt: Date;
}

export async function findUnprocessedEvent(db: Db, id: string) {
  const [event] = await db.$queryRaw<EventRow[]>`
    SELECT id, "orderId", "orderCode", payload, "receivedAt" FROM "PaymentEvent"
    WHERE id = ${id}::uuid AND "processedAt" IS NULL`;
  return event ?? null;
}
/** Claims the event that has been due longest. Until the claim expires no other sweep gets it. */
export async function claimUnprocessedEvent(db: Db, now: Date, until: Date) {
  const [event] = await db.$queryRaw<EventRow[]>`
    UPDATE "PaymentEvent" SET "nextTryAt" = ${until} WHERE id = (
      SELECT id FROM "PaymentEvent" WHERE "processedAt" IS NULL AND NOT "isRejected" AND "nextTryAt" <= ${now}
      ORDER BY "nextTryAt" LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED)
    RETURNING id, "orderId", "orderCode", payload, "receivedAt"`;
  return event ?? null;
}
export const updateEventProcessed = (db: Db, id: string, processedAt: Date) =>
  db.paymentEvent.update({ where: { id }, data: { processedAt }, select: { id: true } });
export const updateEventNextTry = (db: Db, id: string, nextTryAt: Date) =>
  db.paymentEvent.update({ where: { id }, data: { nextTryAt }, select: { id: true } });
const isOpen = { processedAt: null, isRejected: false };
/** Finds the events that have not changed their order yet: the longest waiting, and how many there are. */
export async function findOpenEvents(db: Db, take: number) {
  const [count, list] = await Promise.all([
    db.paymentEvent.count({ where: isOpen }),
    db.paymentEvent.findMany({
      where: isOpen,
      orderBy: [{ receivedAt: 'asc' }, { id: 'asc' }],
      take,
      select: { id: true, orderCode: true, transactionStatus: true, receivedAt: true, nextTryAt: true },
    }),
  ]);
  return { count, list };
}
/** Counts the events whose signature was refused: a sweep deletes those of more than seven days ago. */
export const countRejectedEvents = (db: Db) =>
  db.paymentEvent.count({ where: { processedAt: null, isRejected: true } });
/** The condition on `processedAt` lets the query use the index: rejected events are never processed. */
export const deleteRejectedEvents = (db: Db, receivedBefore: Date) =>
  db.paymentEvent.deleteMany({ where: { processedAt: null, isRejected: true, receivedAt: { lt: receivedBefore } } });
