import type { QueryOf } from '@sinau/contracts';
import type { transactionEndpoints } from '@sinau/contracts/commerce/transaction/transaction.endpoints';
import { orderStatuses, type PaymentMethodCode } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import type { OrderState, TicketStock } from '../../generated/prisma/enums.ts';
import type { Db, Prisma } from '../../platform/db.ts';
import { conditionOf, matchesCondition, prismaList, readPage } from '../../platform/list.ts';
import type { ChosenItems } from '../checkout/index.ts';
import type { TicketKind } from '@sinau/contracts/commerce/ticket/ticket.rules';
import { statesOf, withBuyer, wholeOf, withLines, type OrderRow } from '../order-record/index.ts';

/**
 * Keeps the ordered classes from being deleted until the transaction ends. Deleting a class locks its row first, too,
 * so the two cannot deadlock. Returns the webinars among them, whose stock is locked next.
 */
export async function lockOrderedClasses(tx: Db, { programIds, bundleIds, webinarIds, ticketIds }: ChosenItems) {
  const rows = await tx.$queryRaw<{ id: string; kind: string }[]>`
    SELECT id, kind::text FROM "Class"
    WHERE id = ANY(${[...programIds, ...webinarIds]}::uuid[])
      OR id IN (SELECT "classId" FROM "BundleItem" WHERE "bundleId" = ANY(${bundleIds}::uuid[]))
      OR id IN (SELECT "classId" FROM "Ticket" WHERE id = ANY(${ticketIds}::uuid[]))
    ORDER BY id FOR KEY SHARE`;
  return rows.filter(({ kind }) => kind === 'webinar').map(({ id }) => id);
}
/**
 * Locks a buyer until the transaction ends, so that the buyer's orders are decided one at a time. The lock also delays new
 * cart items, which refer to this row.
 */
export async function lockBuyer(db: Db, userId: string) {
  const [buyer] = await db.$queryRaw<
    { emailVerifiedAt: Date | null }[]
  >`SELECT "emailVerifiedAt" FROM "User" WHERE id = ${userId}::uuid FOR UPDATE`;
  return buyer!;
}

/** Finds the data that decides when an order is checked next. */
export const findOrderState = (db: Db, id: string) =>
  db.order.findUniqueOrThrow({
    where: { id },
    select: { status: true, createdAt: true, expiresAt: true, refundDueAt: true },
  });

const orderList = prismaList<
  QueryOf<typeof transactionEndpoints.list>,
  Prisma.OrderWhereInput,
  Prisma.OrderOrderByWithRelationInput
>({
  keyword: (text) => [{ code: text }, { lines: { some: { title: text } } }],
  sort: {
    createdAt: (createdAt) => ({ createdAt }),
    updatedAt: (updatedAt) => ({ updatedAt }),
    total: (total) => ({ total }),
  },
  filter: {
    // The condition applies to the status that the buyer sees; the query then uses the stored states.
    status: (condition) => ({
      status: { in: orderStatuses.filter((status) => matchesCondition(status, condition)).flatMap(statesOf) },
    }),
    createdAt: (condition) => ({ createdAt: conditionOf(condition) as Prisma.DateTimeFilter }),
  },
  fallback: [['createdAt', 'desc']],
  tieBreak: { id: 'desc' },
});

export async function findOwnOrders(db: Db, userId: string, query: QueryOf<typeof transactionEndpoints.list>) {
  const { where, ...page } = orderList(query, { userId });
  const { rows, total } = await readPage(db.order.findMany({ where, ...page }), db.order.count({ where }));
  return { rows: await withLines(db, rows), total };
}
export const countWaitingOrders = (db: Db, userId: string) =>
  db.order.count({ where: { userId, status: { in: ['PENDING', 'REVIEW'] } } });

interface NewLine {
  classId: string;
  bundleId: string | null;
  ticketId: string | null;
  ticketKind: TicketKind | null;
  tierId: string | null;
  quantity: number;
  stock: TicketStock | null;
  title: string;
  listPrice: number;
  voucherMitra: number;
  voucherPlatform: number;
  paid: number;
  feePercent: number;
  fee: number;
  tax: number;
  mitraShare: number;
  waitingUserId: string | null;
}
interface NewOrder {
  code: string;
  userId: string;
  status: OrderState;
  total: number;
  paymentMethod: PaymentMethodCode | null;
  gateway: string | null;
  createdAt: Date;
  expiresAt: Date;
  paidAt: Date | null;
  nextCheckAt: Date | null;
}
export const insertOrder = async (db: Db, order: NewOrder, lines: NewLine[]) =>
  wholeOf(db, await db.order.create({ data: { ...order, lines: { create: lines } }, include: withBuyer }));

/** Records which order replaced these. */
export const updateReplaced = (tx: Db, ids: readonly string[], replacedById: string) =>
  tx.order.updateMany({ where: { id: { in: [...ids] }, status: 'CANCELLED' }, data: { replacedById } });
/** Stores the first page that was opened. An order that was closed, or changed its payment method, gets none. */
export const updateOrderOpened = (
  db: Db,
  { id, paymentMethod }: Pick<OrderRow, 'id' | 'paymentMethod'>,
  opened: { reference: string; redirectUrl: string },
) => db.order.updateMany({ where: { id, paymentMethod, status: 'PENDING', redirectUrl: null }, data: opened });
/** Returns whether any of these webinars has no session left: all were cancelled. */
export const isWithoutSessions = async (tx: Db, lines: readonly { readonly classId: string }[]) =>
  lines.length > 0 &&
  (await tx.class.count({ where: { id: { in: lines.map(({ classId }) => classId) }, endsAt: null } })) > 0;
/** Makes the buyer's other pending orders of these classes overdue, so that the next check closes them at the gateway. */
export const updateCompetingOrdersOverdue = (db: Db, userId: string, classIds: readonly string[], now: Date) =>
  db.order.updateMany({
    where: { userId, status: 'PENDING', lines: { some: { waitingUserId: userId, classId: { in: [...classIds] } } } },
    data: { expiresAt: now, nextCheckAt: now },
  });

/** Order whose payment is due for a check. */
export type DueOrder = Pick<OrderRow, 'id' | 'code' | 'status' | 'reference' | 'expiresAt' | 'nextCheckAt'>;

/** Claims the order that has been due longest. Until the claim expires no other caller gets it. */
export async function claimDueOrder(db: Db, now: Date, until: Date): Promise<DueOrder | null> {
  const [claimed] = await db.$queryRaw<DueOrder[]>`
    UPDATE "Order" SET "nextCheckAt" = ${until} WHERE id = (
      SELECT id FROM "Order" WHERE "nextCheckAt" <= ${now} ORDER BY "nextCheckAt" LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED)
    RETURNING id, code, status, reference, "expiresAt", "nextCheckAt"`;
  return claimed ?? null;
}
/** Sets when the order is checked next, unless that changed since the order was claimed. */
export const updateNextCheck = (db: Db, { id, nextCheckAt }: DueOrder, next: Date | null) =>
  db.order.updateMany({ where: { id, nextCheckAt }, data: { nextCheckAt: next } });
