import type { QueryOf, Received } from '@sinau/contracts';
import { totalsOf } from '@sinau/contracts/transaction/pricing.rules';
import { type Order, type PaymentMethodCode } from '@sinau/contracts/transaction/transaction.schemas';
import type { transactionEndpoints } from '@sinau/contracts/transaction/transaction.endpoints';
import { maxPendingOrders } from '@sinau/contracts/transaction/transaction.rules';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { later } from '../../platform/clock.ts';
import { isForeignKeyViolation, sqlIn, transact, type Db, type RunSql } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import {
  findPendingOrders,
  isSameCheckout,
  paymentMethods,
  paymentWindow,
  prepareCheckout,
  type CheckoutLine,
} from '../checkout/index.ts';
import { createCheckoutGateway } from './checkout-gateway.ts';
import { newOrderCode } from './order-code.ts';
import type { Settlement } from './settlement.ts';
import { presentOrder, presentPlaced } from './transaction.presenter.ts';
import {
  countWaitingOrders,
  findOrder,
  findOrderState,
  findOwnOrder,
  findOwnOrders,
  insertOrder,
  lockBuyer,
  lockOrderedClasses,
  updateOrder,
  type OrderRow,
} from './transaction.queries.ts';
import { isWaiting, nextCheckOf } from './transaction.rules.ts';

export type TransactionService = ReturnType<typeof createTransactionService>;

type CheckoutRequest = Received<typeof transactionEndpoints.create>['body'];

export function createTransactionService(
  deps: Pick<Deps, 'db' | 'sql' | 'clock' | 'payments'>,
  settlement: Settlement,
) {
  const { db, sql, clock, payments } = deps;
  const gateway = createCheckoutGateway(deps, settlement);

  /** Places one order per checkout, however often it is sent: the lock on the buyer serialises the calls, and later ones find the first one's order. */
  const place = (actor: Actor, { paymentMethod: method, total: shown, ...items }: CheckoutForOrder) =>
    transact(db, async (tx) => {
      const paymentMethod = method ?? null;
      // Classes are locked first, as deletion does, to avoid deadlocks.
      await lockOrderedClasses(tx, items);
      const { emailVerifiedAt } = await lockBuyer(tx, actor.id);
      const lines = await priceLines(sqlIn(tx), actor, { ...items, total: shown });
      const order = await findSameOrder(tx, actor, lines);
      if (order) return withPaymentMethod(tx, order, paymentMethod);
      if (!emailVerifiedAt) throw new AppError('email_not_verified');
      if (totalsOf(lines).total > 0 && (await countWaitingOrders(tx, actor.id)) >= maxPendingOrders)
        throw new AppError('too_many_pending_orders');
      return insert(tx, actor, lines, paymentMethod);
    }).catch((error: unknown) => {
      // A class was deleted while it was ordered.
      if (isForeignKeyViolation(error)) throw new AppError('not_found', { cause: error });
      throw error;
    });

  /** Prices the lines, and refuses if the total differs from what the page showed. */
  const priceLines = async (
    run: RunSql,
    actor: Actor,
    { total: shown, ...items }: Pick<CheckoutRequest, 'programIds' | 'bundleIds' | 'total'>,
  ) => {
    const { lines } = await prepareCheckout(run, actor.id, items, clock.now());
    if (shown !== undefined && shown !== totalsOf(lines).total) throw new AppError('price_changed');
    return lines;
  };

  /** The pending order of this same checkout; refuses if a pending order has other classes or another price. */
  const findSameOrder = async (tx: Db, actor: Actor, lines: readonly CheckoutLine[]) => {
    const classIds = lines.map((line) => line.class.id);
    const [pending, ...others] = await findPendingOrders(tx, actor.id, classIds);
    if (!pending) return null;
    if (others.length > 0 || !isSameCheckout(pending, lines, clock.now())) throw orderInTheWay(pending);
    return findOrder(tx, pending.id);
  };

  /** The payment method belongs to the payment page: it may change until the page is opened. */
  const withPaymentMethod = async (tx: Db, order: OrderRow, paymentMethod: PaymentMethodCode | null) => {
    if (order.paymentMethod === paymentMethod) return order;
    if (order.status !== 'PENDING' || order.redirectUrl) throw orderInTheWay(order);
    await updateOrder(tx, order.id, { paymentMethod });
    return { ...order, paymentMethod };
  };

  const insert = async (
    tx: Db,
    actor: Actor,
    lines: readonly CheckoutLine[],
    paymentMethod: PaymentMethodCode | null,
  ) => {
    const now = clock.now();
    const { total } = totalsOf(lines);
    const isFree = total === 0;
    const expiresAt = later(now, paymentWindow);
    const state = isFree
      ? { status: 'SUCCESS' as const, paidAt: now, gateway: null, nextCheckAt: null, paymentMethod: null }
      : {
          status: 'PENDING' as const,
          paidAt: null,
          gateway: payments.name,
          nextCheckAt: nextCheckOf({ createdAt: now, expiresAt }, now),
          paymentMethod,
        };
    const order = await insertOrder(
      tx,
      { code: newOrderCode(now), userId: actor.id, total, createdAt: now, expiresAt, ...state },
      lines.map(({ class: { id, title }, bundle, ...price }) => ({
        ...price,
        classId: id,
        bundleId: bundle?.id ?? null,
        title,
        waitingUserId: isFree ? null : actor.id,
      })),
    );
    if (isFree) await settlement.deliver(tx, order);
    else await settlement.confirm(tx, order);
    return order;
  };

  /** Closes a pending order at the gateway and here; refuses if it was paid meanwhile, or is under review. */
  const close = async (order: OrderRow) => {
    const isClosed =
      order.status === 'PENDING' &&
      (await gateway.close(order)) !== 'kept' &&
      (await settlement.end(order.id, 'CANCELLED'));
    if (isClosed) return;
    const { status } = await findOrderState(db, order.id);
    throw new AppError(status === 'REVIEW' ? 'payment_in_review' : 'order_not_pending');
  };

  /** Closes the orders that a new one replaces, if the new one could be placed. */
  const closeReplaced = async (actor: Actor, { replaces, ...checkout }: CheckoutRequest) => {
    if (replaces.length === 0) return;
    const orders = await Promise.all(replaces.map(async (id) => required(await findOwnOrder(db, actor.id, { id }))));
    await priceLines(sql, actor, checkout);
    for (const order of orders) if (isWaiting(order.status)) await close(order);
  };

  const detail = async (actor: Actor, { id, order_id: code = '' }: OrderKey): Promise<Order> =>
    presentOrder(required(await findOwnOrder(db, actor.id, id ? { id } : { code })), clock.now());

  return {
    detail,

    /** The order is stored before the gateway hears of it; if that fails, sending the checkout again opens the same order. */
    async create(actor: Actor, checkout: CheckoutRequest) {
      await closeReplaced(actor, checkout);
      const { replaces: _, ...wanted } = checkout;
      const order = await place(actor, wanted);
      const isToOpen = order.status === 'PENDING' && !order.redirectUrl;
      return presentPlaced(isToOpen ? await gateway.open(order) : order, clock.now());
    },

    async list(actor: Actor, query: QueryOf<typeof transactionEndpoints.list>) {
      const { rows, total } = await findOwnOrders(db, actor.id, query);
      return listAnswer<Order>(
        query,
        rows.map((order) => presentOrder(order, clock.now())),
        total,
      );
    },

    async cancel(actor: Actor, { id }: { id: string }): Promise<Order> {
      await close(required(await findOwnOrder(db, actor.id, { id })));
      return detail(actor, { id });
    },

    paymentMethods: () => ({ list: [...paymentMethods], total: paymentMethods.length, page: 0, perPage: 0 }),
  };
}

type CheckoutForOrder = Omit<CheckoutRequest, 'replaces'>;
type OrderKey = Received<typeof transactionEndpoints.detail>['query'];

const orderInTheWay = ({ id, code }: Pick<OrderRow, 'id' | 'code'>) =>
  new AppError('order_pending_exists', { fields: { id, orderId: code } });
