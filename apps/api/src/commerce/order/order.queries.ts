import type { QueryOf } from '@sinau/contracts';
import type { transactionEndpoints } from '@sinau/contracts/commerce/transaction/transaction.endpoints';
import { orderStatuses, type PaymentMethodCode } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import type { OrderState, PaymentAttempt, RefundReason, TicketStock } from '../../generated/prisma/enums.ts';
import type { Db, Prisma } from '../../platform/db.ts';
import { conditionOf, matchesCondition, prismaList, readPage } from '../../platform/list.ts';
import type { ChosenItems } from '../checkout/index.ts';
import type { TicketKind } from '@sinau/contracts/commerce/ticket/ticket.rules';
import { withLines, type OrderLineRow, type OrderVoucherRow, type PayoutRow } from '../order-record/order-lines.queries.ts';
import { statesOf } from './order.rules.ts';

const buyer = {
  user: { select: { id: true, fullname: true, email: true, phone: true } },
} satisfies Prisma.OrderInclude;
export type OrderRow = Prisma.OrderGetPayload<{ include: typeof buyer }> & {
  readonly lines: readonly OrderLineRow[];
  readonly vouchers: readonly OrderVoucherRow[];
  readonly payout: PayoutRow | null;
};

/**
 * Keeps the ordered classes from being deleted until the transaction ends. Deleting a class locks its row first, too, so
 * the two cannot deadlock. Answers the webinars among them, whose stock is locked next.
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

/** What a transition of an order needs: the order, its lines, and the buyer for mails. */
export type LockedOrder = Omit<OrderWithLines, 'user'> & { readonly user: { fullname: string; email: string } };
type OrderWithLines = Omit<Prisma.OrderGetPayload<{ include: { lines: true } }>, 'lines'> & {
  readonly lines: readonly LockedLine[];
  readonly user: unknown;
};
type LockedLine = Prisma.OrderLineGetPayload<object> & { readonly ticket: { readonly title: string } | null };

/** Locks the buyer, then the order; all code locks in this order. The row is read after both locks are held. */
export async function lockOrder(tx: Db, id: string): Promise<LockedOrder> {
  const [row] = await tx.$queryRaw<(Omit<LockedOrder, 'lines' | 'user'> & LockedOrder['user'])[]>`
    WITH buyer AS MATERIALIZED (
      SELECT id, fullname, email FROM "User" WHERE id = (SELECT "userId" FROM "Order" WHERE id = ${id}::uuid) FOR UPDATE)
    SELECT o.*, buyer.fullname, buyer.email FROM buyer JOIN "Order" o ON o."userId" = buyer.id
    WHERE o.id = ${id}::uuid FOR NO KEY UPDATE OF o`;
  const { fullname, email, ...order } = row!;
  const lines = await tx.$queryRaw<LockedLine[]>`
    SELECT l.*, CASE WHEN t.id IS NOT NULL THEN json_build_object('title', t.title) END AS ticket
    FROM "OrderLine" l LEFT JOIN "Ticket" t ON t.id = l."ticketId" WHERE l."orderId" = ${id}::uuid ORDER BY l.id`;
  return { ...order, lines, user: { fullname, email } };
}

/** Locks the buyer's orders that wait for what a locked order gives: the same seats, or the same additional tickets. */
export async function lockNewerOrders(tx: Db, order: LockedOrder) {
  const { id, userId } = order;
  const same = order.lines.map(({ classId, ticketId, ticketKind }) =>
    ticketKind === 'additional' ? { ticketId } : { classId },
  );
  const newer = await tx.order.findMany({
    where: { userId, status: 'PENDING', id: { not: id }, lines: { some: { waitingUserId: userId, OR: same } } },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  const locked: LockedOrder[] = [];
  for (const one of newer) locked.push(await lockOrder(tx, one.id));
  return locked;
}

export async function findOwnOrder(db: Db, userId: string, where: { id: string } | { code: string }) {
  const row = await db.order.findFirst({ where: { ...where, userId }, include: buyer });
  return row && wholeOf(db, row);
}
export const findOrder = async (db: Db, id: string) =>
  wholeOf(db, await db.order.findUniqueOrThrow({ where: { id }, include: buyer }));
const wholeOf = async (db: Db, row: Omit<OrderRow, 'lines' | 'vouchers' | 'payout'>): Promise<OrderRow> =>
  (await withLines(db, [row]))[0]!;
/** What decides when an order is looked at next. */
export const findOrderState = (db: Db, id: string) =>
  db.order.findUniqueOrThrow({
    where: { id },
    select: { status: true, createdAt: true, expiresAt: true, refundDueAt: true },
  });
/** What decides whether some of its money may be paid back. */
export const findOrderMoney = (db: Db, id: string) =>
  db.order.findUniqueOrThrow({
    where: { id },
    select: { code: true, gateway: true, reference: true, status: true, total: true },
  });
export const findOrderIdByCode = (db: Db, code: string) =>
  db.order.findUnique({ where: { code }, select: { id: true } });

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
  wholeOf(db, await db.order.create({ data: { ...order, lines: { create: lines } }, include: buyer }));

export const updateOrder = (
  db: Db,
  id: string,
  data: {
    status?: OrderState;
    paymentMethod?: PaymentMethodCode | null;
    paidAt?: Date | null;
    nextCheckAt?: Date | null;
    attempt?: PaymentAttempt;
    attemptAt?: Date;
    refundDueAt?: Date;
    refundReason?: RefundReason;
    refundAmount?: number | null;
    disputedAt?: Date;
    disputeWonAt?: Date;
  },
) => db.order.update({ where: { id }, data, select: { id: true } });
/** Says which order took the place of these. */
export const updateReplaced = (tx: Db, ids: readonly string[], replacedById: string) =>
  tx.order.updateMany({ where: { id: { in: [...ids] }, status: 'CANCELLED' }, data: { replacedById } });
/** Keeps the first page that was opened. An order that was closed, or changed its payment method, gets none. */
export const updateOrderOpened = (
  db: Db,
  { id, paymentMethod }: Pick<OrderRow, 'id' | 'paymentMethod'>,
  opened: { reference: string; redirectUrl: string },
) => db.order.updateMany({ where: { id, paymentMethod, status: 'PENDING', redirectUrl: null }, data: opened });
/** Allows what the order holds to be ordered again; its tickets are sold, or free for others. */
export const updateLinesReleased = (tx: Db, orderId: string, stock: 'sold' | 'released') => tx.$executeRaw`
  UPDATE "OrderLine" SET "waitingUserId" = NULL,
    stock = CASE stock WHEN 'held' THEN ${stock}::"TicketStock" ELSE stock END,
    "tierId" = CASE WHEN stock = 'held' AND ${stock} = 'released' THEN NULL ELSE "tierId" END
  WHERE "orderId" = ${orderId}::uuid`;
/** Whether any of these webinars has no session any more: all were cancelled. */
export const isWithoutSessions = async (tx: Db, lines: readonly { readonly classId: string }[]) =>
  lines.length > 0 &&
  (await tx.class.count({ where: { id: { in: lines.map(({ classId }) => classId) }, endsAt: null } })) > 0;
/** Late money paid for tickets after all. */
export const updateLinesSold = (tx: Db, orderId: string) =>
  tx.orderLine.updateMany({ where: { orderId, stock: 'released' }, data: { stock: 'sold' } });
/** Makes the buyer's other pending orders of these classes overdue, so that the next check closes them at the gateway. */
export const updateRivalsOverdue = (db: Db, userId: string, classIds: readonly string[], now: Date) =>
  db.order.updateMany({
    where: { userId, status: 'PENDING', lines: { some: { waitingUserId: userId, classId: { in: [...classIds] } } } },
    data: { expiresAt: now, nextCheckAt: now },
  });

/** An order whose payment is due for a check. */
export type DueOrder = Pick<OrderRow, 'id' | 'code' | 'status' | 'reference' | 'expiresAt' | 'nextCheckAt'>;

/** Claims the order that has been due longest. Until the claim expires no other caller gets it. */
export async function claimDueOrder(db: Db, now: Date, until: Date): Promise<DueOrder | null> {
  const [claimed] = await db.$queryRaw<DueOrder[]>`
    UPDATE "Order" SET "nextCheckAt" = ${until} WHERE id = (
      SELECT id FROM "Order" WHERE "nextCheckAt" <= ${now} ORDER BY "nextCheckAt" LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED)
    RETURNING id, code, status, reference, "expiresAt", "nextCheckAt"`;
  return claimed ?? null;
}
/** Sets when the order is looked at next, unless that changed since the order was claimed. */
export const updateNextCheck = (db: Db, { id, nextCheckAt }: DueOrder, next: Date | null) =>
  db.order.updateMany({ where: { id, nextCheckAt }, data: { nextCheckAt: next } });
