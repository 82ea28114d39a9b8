import type { CheckoutItems } from '@sinau/contracts/cart/cart.schemas';
import type { Condition, ListQuery } from '@sinau/contracts/list-query';
import {
  orderStatuses,
  type Order,
  type OrderStatus,
  type PaymentMethodCode,
} from '@sinau/contracts/transaction/transaction.schemas';
import { AppError } from '../../platform/app-error.ts';
import { later } from '../../platform/clock.ts';
import type { Db, Prisma } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { conditionOf, containing, listAnswer, pageOf, sortingOf } from '../../platform/list.ts';
import { paymentWindow, prepareCheckout, totalsOf, type CheckoutLine } from '../checkout/index.ts';
import { createGatewaySide } from './gateway-side.ts';
import { newOrderCode } from './order-code.ts';
import { paymentMethods } from './payment-methods.ts';
import { createSettlement } from './settlement.ts';
import { presentOrder, presentPlaced, statesOf } from './transaction.presenter.ts';
import {
  countOwnOrders,
  countWaitingOrders,
  findOrder,
  findOwnOrder,
  findOwnOrders,
  findWaitingOrders,
  insertOrder,
  lockBuyer,
  updateOrder,
  type OrderRow,
} from './transaction.queries.ts';
import { nextCheckOf } from './transaction.rules.ts';

export type TransactionService = ReturnType<typeof createTransactionService>;

const mostWaitingOrders = 3;

type Wanted = CheckoutItems & { paymentMethod?: PaymentMethodCode | undefined; total?: number | undefined };

export function createTransactionService(deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'log' | 'payments'>) {
  const { db, clock, payments } = deps;
  const settlement = createSettlement(deps);
  const gateway = createGatewaySide(deps, settlement);

  /** One order for one checkout, however often it is sent: the buyer's row makes them queue, and the first is found by the rest. */
  const place = (userId: string, { paymentMethod: method, total: shown, ...items }: Wanted) =>
    db.$transaction(async (tx) => {
      const { emailVerifiedAt } = await lockBuyer(tx, userId);
      const paymentMethod = method ?? null;
      const { lines } = await prepareCheckout(tx, userId, items, clock.now());
      const { total } = totalsOf(lines);
      if (shown !== undefined && shown !== total) throw new AppError('price_changed');
      const waiting = await findWaitingOrders(
        tx,
        userId,
        lines.map((line) => line.class.id),
      );
      if (waiting.length > 0) return asked(tx, sameOrder(waiting, lines, clock.now()), paymentMethod);
      if (!emailVerifiedAt) throw new AppError('email_not_verified');
      if (total > 0 && (await countWaitingOrders(tx, userId)) >= mostWaitingOrders)
        throw new AppError('too_many_pending_orders');
      return insert(tx, userId, lines, paymentMethod);
    });

  /** The way to pay belongs to the page: while there is none, it may be chosen anew. */
  const asked = async (tx: Db, order: OrderRow, paymentMethod: PaymentMethodCode | null) => {
    if (order.paymentMethod === paymentMethod) return order;
    if (order.status !== 'PENDING' || order.redirectUrl) throw new AppError('order_pending_exists');
    await updateOrder(tx, order.id, { paymentMethod });
    return { ...order, paymentMethod };
  };

  const insert = async (
    tx: Db,
    userId: string,
    lines: readonly CheckoutLine[],
    paymentMethod: PaymentMethodCode | null,
  ) => {
    const now = clock.now();
    const { total } = totalsOf(lines);
    const isFree = total === 0;
    const state = isFree
      ? { status: 'SUCCESS' as const, paidAt: now, gateway: null, nextCheckAt: null, paymentMethod: null }
      : {
          status: 'PENDING' as const,
          paidAt: null,
          gateway: payments.name,
          nextCheckAt: nextCheckOf({ createdAt: now, now }),
          paymentMethod,
        };
    const order = await insertOrder(
      tx,
      { orderId: newOrderCode(now), userId, total, createdAt: now, expiresAt: later(now, paymentWindow), ...state },
      lines.map(({ class: { id, title }, bundle, ...price }) => ({
        ...price,
        classId: id,
        bundleId: bundle?.id ?? null,
        title,
        waitingUserId: isFree ? null : userId,
      })),
    );
    if (isFree) await settlement.deliver(tx, order);
    return order;
  };

  const detail = async (userId: string, where: { id: string } | { orderId: string }): Promise<Order> => {
    const order = await findOwnOrder(db, userId, where);
    if (!order) throw new AppError('not_found');
    return presentOrder(order, clock.now());
  };

  return {
    detail,

    /** The order is stored before the gateway hears of it; if that fails, sending the checkout again opens the same order. */
    async create(userId: string, wanted: Wanted) {
      const order = await place(userId, wanted);
      const isToOpen = order.status === 'PENDING' && !order.redirectUrl;
      return presentPlaced(isToOpen ? await gateway.open(order) : order, clock.now());
    },

    async list(
      userId: string,
      query: ListQuery & { filter?: { status?: Condition<OrderStatus> | undefined } | undefined },
    ) {
      const where: Prisma.OrderWhereInput = {
        ...whereOf(query),
        ...(query.filter?.status && {
          status: { in: orderStatuses.filter(matching(query.filter.status)).flatMap(statesOf) },
        }),
      };
      const orderBy = [
        ...sortingOf(query, [['createdAt', 'desc']]).map(([name, direction]) => ({ [name]: direction })),
        { id: 'desc' as const },
      ];
      const [rows, total] = await Promise.all([
        findOwnOrders(db, userId, { where, orderBy, ...pageOf(query) }),
        countOwnOrders(db, userId, where),
      ]);
      return listAnswer<Order>(
        query,
        rows.map((order) => presentOrder(order, clock.now())),
        total,
      );
    },

    async cancel(userId: string, id: string): Promise<Order> {
      const order = await findOwnOrder(db, userId, { id });
      if (!order) throw new AppError('not_found');
      const isEnded =
        order.status === 'PENDING' &&
        (await gateway.close(order)) !== 'kept' &&
        (await settlement.end(id, 'CANCELLED'));
      if (!isEnded)
        throw new AppError((await findOrder(db, id)).status === 'REVIEW' ? 'payment_in_review' : 'order_not_pending');
      return detail(userId, { id });
    },

    paymentMethods: () => ({ list: [...paymentMethods] }),
  };
}

/** The waiting order that this checkout made; one of other classes or another price is in the way. */
function sameOrder(waiting: readonly OrderRow[], lines: readonly CheckoutLine[], now: Date) {
  const [order, ...others] = waiting;
  const wanted = new Map(lines.map((line) => [line.class.id, line.bundle?.id ?? null]));
  const isSame =
    order &&
    others.length === 0 &&
    order.lines.length === wanted.size &&
    order.lines.every(({ classId, bundleId }) => wanted.get(classId) === bundleId) &&
    order.total === totalsOf(lines).total &&
    order.expiresAt > now;
  if (!isSame) throw new AppError('order_pending_exists');
  return order;
}

const whereOf = ({ filter, keyword }: ListQuery) =>
  ({
    createdAt: conditionOf(filter?.createdAt) as Prisma.DateTimeFilter | undefined,
    ...(keyword && { OR: [{ orderId: containing(keyword) }, { lines: { some: { title: containing(keyword) } } }] }),
  }) as Prisma.OrderWhereInput;

/** Statuses are matched as the buyer sees them, before they are looked up as we store them. */
const matching = (condition: Condition<OrderStatus>) => (status: OrderStatus) => {
  if (typeof condition === 'string') return status === condition;
  return Array.isArray(condition) ? condition.includes(status) : status !== condition.ne;
};
