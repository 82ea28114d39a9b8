import type { PaymentMethodCode } from '@sinau/contracts/transaction/transaction.schemas';
import type { OrderState } from '../../generated/prisma/enums.ts';
import type { Db, Prisma } from '../../platform/db.ts';
import { saleClassColumns } from '../catalog/index.ts';

const isWaiting = { status: { in: ['PENDING', 'REVIEW'] } } satisfies Prisma.OrderWhereInput;

const whole = {
  user: { select: { id: true, fullname: true, email: true, phone: true } },
  lines: {
    orderBy: { id: 'asc' },
    include: {
      class: { select: saleClassColumns },
      bundle: { select: { id: true, title: true, slug: true, thumbnail: true } },
    },
  },
} satisfies Prisma.OrderInclude;
export type OrderRow = Prisma.OrderGetPayload<{ include: typeof whole }>;

/** Holds a buyer's orders until the transaction ends: what one may order, own and owe is decided one at a time. */
export async function lockBuyer(db: Db, userId: string) {
  const [buyer] = await db.$queryRaw<
    { emailVerifiedAt: Date | null }[]
  >`SELECT "emailVerifiedAt" FROM "User" WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
  return buyer!;
}
/** Holds an order and its buyer, in the order in which everybody takes them. */
export async function lockOrder(db: Db, id: string): Promise<OrderRow> {
  const { userId } = await db.order.findUniqueOrThrow({ where: { id }, select: { userId: true } });
  await lockBuyer(db, userId);
  await db.$queryRaw`SELECT FROM "Order" WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  return db.order.findUniqueOrThrow({ where: { id }, include: whole });
}

export const findOwnOrder = (db: Db, userId: string, where: { id: string } | { orderId: string }) =>
  db.order.findFirst({ where: { ...where, userId }, include: whole });
export const findOrder = (db: Db, id: string) => db.order.findUniqueOrThrow({ where: { id }, include: whole });
export const findOrderIdByCode = (db: Db, orderCode: string) =>
  db.order.findUnique({ where: { orderId: orderCode }, select: { id: true } });

interface OrderPage {
  where: Prisma.OrderWhereInput;
  orderBy: Prisma.OrderOrderByWithRelationInput[];
  skip: number;
  take: number;
}
export const findOwnOrders = (db: Db, userId: string, { where, ...page }: OrderPage) =>
  db.order.findMany({ where: { ...where, userId }, ...page, include: whole });
export const countOwnOrders = (db: Db, userId: string, where: Prisma.OrderWhereInput) =>
  db.order.count({ where: { ...where, userId } });

/** The orders of a buyer in which any of the classes waits for its payment. */
export const findWaitingOrders = (db: Db, userId: string, classIds: readonly string[]) =>
  db.order.findMany({
    where: { userId, lines: { some: { waitingUserId: userId, classId: { in: [...classIds] } } } },
    include: whole,
  });
export const countWaitingOrders = (db: Db, userId: string) => db.order.count({ where: { userId, ...isWaiting } });

interface NewLine {
  classId: string;
  bundleId: string | null;
  title: string;
  listPrice: number;
  voucherMitra: number;
  voucherPlatform: number;
  paid: number;
  fee: number;
  mitraShare: number;
  waitingUserId: string | null;
}
interface NewOrder {
  orderId: string;
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
export const insertOrder = (db: Db, order: NewOrder, lines: NewLine[]) =>
  db.order.create({ data: { ...order, lines: { create: lines } }, include: whole });

export const updateOrder = (
  db: Db,
  id: string,
  data: {
    status?: OrderState;
    paymentMethod?: PaymentMethodCode | null;
    paidAt?: Date;
    nextCheckAt?: Date | null;
    refundDueAt?: Date;
  },
) => db.order.update({ where: { id }, data, select: { id: true } });
/** The first page that was opened stays; an order that is closed by now, or is to be paid in another way, gets none. */
export const updateOrderOpened = (
  db: Db,
  { id, paymentMethod }: Pick<OrderRow, 'id' | 'paymentMethod'>,
  opened: { reference: string; redirectUrl: string },
) => db.order.updateMany({ where: { id, paymentMethod, status: 'PENDING', redirectUrl: null }, data: opened });
/** From here on its classes may be ordered again. */
export const updateLinesReleased = (db: Db, orderId: string) =>
  db.orderLine.updateMany({ where: { orderId }, data: { waitingUserId: null } });
/** Other orders for classes that the buyer has by now: nobody should pay them, so the next round closes them at the gateway. */
export const updateRivalsOverdue = (db: Db, userId: string, classIds: readonly string[], now: Date) =>
  db.order.updateMany({
    where: { userId, status: 'PENDING', lines: { some: { waitingUserId: userId, classId: { in: [...classIds] } } } },
    data: { expiresAt: now },
  });

export const findOverdueOrders = (db: Db, now: Date, take: number) =>
  db.order.findMany({
    where: { status: 'PENDING', expiresAt: { lte: now } },
    orderBy: { expiresAt: 'asc' },
    take,
    include: whole,
  });
export const findOrdersToCheck = (db: Db, now: Date, take: number) =>
  db.order.findMany({ where: { nextCheckAt: { lte: now } }, orderBy: { nextCheckAt: 'asc' }, take, include: whole });
