import type { OrderState, PaymentAttempt, RefundReason } from '../../generated/prisma/enums.ts';
import type { PaymentMethodCode } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { columnsOf, Prisma, type Db } from '../../platform/db.ts';
import {
  lineColumns,
  withLines,
  type OrderLineRow,
  type OrderVoucherRow,
  type PayoutRow,
} from './order-lines.queries.ts';

export const withBuyer = {
  user: { select: { id: true, fullname: true, email: true, phone: true } },
} satisfies Prisma.OrderInclude;
export type OrderRow = Prisma.OrderGetPayload<{ include: typeof withBuyer }> & {
  readonly lines: readonly OrderLineRow[];
  readonly vouchers: readonly OrderVoucherRow[];
  readonly payout: PayoutRow | null;
};

/** Data that a transition of an order needs: the order, its lines, and the buyer for mails. */
export type LockedOrder = Omit<OrderWithLines, 'user'> & { readonly user: { fullname: string; email: string } };
type OrderWithLines = Omit<Prisma.OrderGetPayload<{ include: { lines: true } }>, 'lines'> & {
  readonly lines: readonly LockedLine[];
  readonly user: unknown;
};
type LockedLine = Prisma.OrderLineGetPayload<object> & { readonly ticket: { readonly title: string } | null };

const orderColumns = columnsOf('o', Prisma.OrderScalarFieldEnum);

/** Locks the buyer, then the order; all code locks in this order. The row is read after both locks are held. */
export async function lockOrder(tx: Db, id: string): Promise<LockedOrder> {
  const [row] = await tx.$queryRaw<(Omit<LockedOrder, 'lines' | 'user'> & LockedOrder['user'])[]>`
    WITH buyer AS MATERIALIZED (
      SELECT id, fullname, email FROM "User" WHERE id = (SELECT "userId" FROM "Order" WHERE id = ${id}::uuid) FOR UPDATE)
    SELECT ${orderColumns}, buyer.fullname, buyer.email FROM buyer JOIN "Order" o ON o."userId" = buyer.id
    WHERE o.id = ${id}::uuid FOR NO KEY UPDATE OF o`;
  const { fullname, email, ...order } = row!;
  const lines = await tx.$queryRaw<LockedLine[]>`
    SELECT ${lineColumns}, CASE WHEN t.id IS NOT NULL THEN json_build_object('title', t.title) END AS ticket
    FROM "OrderLine" l LEFT JOIN "Ticket" t ON t.id = l."ticketId" WHERE l."orderId" = ${id}::uuid ORDER BY l.id`;
  return { ...order, lines, user: { fullname, email } };
}

export async function findOwnOrder(db: Db, userId: string, where: { id: string } | { code: string }) {
  const row = await db.order.findFirst({ where: { ...where, userId }, include: withBuyer });
  return row && wholeOf(db, row);
}
export const findOrder = async (db: Db, id: string) =>
  wholeOf(db, await db.order.findUniqueOrThrow({ where: { id }, include: withBuyer }));
export const wholeOf = async (db: Db, row: Omit<OrderRow, 'lines' | 'vouchers' | 'payout'>): Promise<OrderRow> =>
  (await withLines(db, [row]))[0]!;
/** Finds the data that decides whether an order's money may be refunded. */
export const findOrderMoney = (db: Db, id: string) =>
  db.order.findUniqueOrThrow({
    where: { id },
    select: { code: true, gateway: true, reference: true, status: true, total: true },
  });
export const findOrderIdByCode = (db: Db, code: string) =>
  db.order.findUnique({ where: { code }, select: { id: true } });

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
/** Allows the items of the order to be ordered again; its tickets are sold, or free for others. */
export const updateLinesReleased = (tx: Db, orderId: string, stock: 'sold' | 'released') => tx.$executeRaw`
  UPDATE "OrderLine" SET "waitingUserId" = NULL,
    stock = CASE stock WHEN 'held' THEN ${stock}::"TicketStock" ELSE stock END,
    "tierId" = CASE WHEN stock = 'held' AND ${stock} = 'released' THEN NULL ELSE "tierId" END
  WHERE "orderId" = ${orderId}::uuid`;
/** Marks tickets as sold that late money paid for after all. */
export const updateLinesSold = (tx: Db, orderId: string) =>
  tx.orderLine.updateMany({ where: { orderId, stock: 'released' }, data: { stock: 'sold' } });
