import type { QueryOf, Received } from '@sinau/contracts';
import { taxWithin, totalsOf } from '@sinau/contracts/commerce/transaction/pricing.rules';
import type { Order, PaymentMethodCode, WholeOrder } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import type { transactionEndpoints } from '@sinau/contracts/commerce/transaction/transaction.endpoints';
import { maxPendingOrders } from '@sinau/contracts/commerce/transaction/transaction.rules';
import { dayOf } from '@sinau/format/calendar';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { isForeignKeyViolation, sqlIn, transact, type Db, type RunSql } from '../../platform/db.ts';
import { isLockTimeout } from '../../platform/database-outage.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import { createTurns } from '../../platform/turns.ts';
import {
  codesOf,
  deadlineOf,
  findPendingOrders,
  hasCodes,
  isSameCheckout,
  keysOf,
  paymentMethods,
  prepareCheckout,
  type ChosenCheckout,
  type PricedCheckout,
} from '../checkout/index.ts';
import { countingTries, holdVouchers, lockVouchers, usesVouchers, type Held } from '../redemption/index.ts';
import { holdStock, lockStock, offerSeats } from '../../storefront/stock/index.ts';
import { createCheckoutGateway } from './checkout-gateway.ts';
import { newOrderCode } from './order-code.ts';
import { presentWholeOrder } from './order-history.presenter.ts';
import { findHistories } from './order-history.queries.ts';
import type { Settlement } from './settlement.ts';
import { presentOrder, presentPlaced, type WithoutBuyer } from '../order-record/order.presenter.ts';
import {
  countWaitingOrders,
  findOrder,
  findOrderState,
  findOwnOrder,
  findOwnOrders,
  insertOrder,
  lockBuyer,
  lockOrder,
  lockOrderedClasses,
  updateOrder,
  updateReplaced,
  type LockedOrder,
  type OrderRow,
} from './order.queries.ts';
import { nextCheckOf, taxPercentOn, ticketLinesOf } from './order.rules.ts';

export type TransactionService = ReturnType<typeof createTransactionService>;

/** How often an order is tried to be placed while what it takes is locked by others. */
const placings = 3;

type CheckoutRequest = Received<typeof transactionEndpoints.create>['body'];

export function createTransactionService(
  deps: Pick<Deps, 'db' | 'sql' | 'clock' | 'env' | 'jobs' | 'payments' | 'limits'>,
  settlement: Settlement,
) {
  const { db, sql, clock, payments, limits } = deps;
  const gateway = createCheckoutGateway(deps, settlement);
  const turns = createTurns();

  /**
   * Buyers of a ticket or by a voucher queue here, where they hold no connection to the database, and those who come too
   * late are refused without a lock. What decides is the lock on the stock and on the voucher.
   */
  const placeInTurn = (actor: Actor, wanted: CheckoutRequest) => {
    const { mitra, platform } = codesOf(wanted);
    const ticket = wanted.ticketIds[0] ?? wanted.webinarIds[0] ?? null;
    // One queue within the other, each once and in the same order for everybody.
    const scarce = [ticket, ...[...new Set([mitra, platform])].sort()].filter((key) => key !== null);
    const placeChecked = async (tries = placings): Promise<OrderRow> => {
      if (scarce.length > 0) await priceLines(sql, actor, wanted);
      try {
        return await place(actor, wanted);
      } catch (error) {
        // Buyers in other processes hold it. By now it may be used up, and then that is the answer.
        if (scarce.length > 0 && tries > 1 && isLockTimeout(error)) return placeChecked(tries - 1);
        throw error;
      }
    };
    return scarce.reduceRight<() => Promise<OrderRow>>(
      (next, key) => () => turns(key, next),
      () => placeChecked(),
    )();
  };

  /** Places one order per checkout, however often it is sent: the lock on the buyer serialises the calls, and later ones find the first one's order. */
  const place = (actor: Actor, { paymentMethod: method, total: shown, replaces, ...items }: CheckoutRequest) =>
    transact(db, async (tx) => {
      const paymentMethod = method ?? null;
      // Classes are locked first, as deletion does, to avoid deadlocks.
      const webinarIds = await lockOrderedClasses(tx, items);
      const { emailVerifiedAt } = await lockBuyer(tx, actor.id);
      const waiting = await lockReplaced(tx, replaces);
      const now = clock.now();
      const replaced = waiting.filter(({ expiresAt }) => expiresAt > now);
      const overdue = waiting.filter(({ expiresAt }) => expiresAt <= now);
      const stockOf = [...new Set([...webinarIds, ...waiting.flatMap(ticketLinesOf).map(({ classId }) => classId)])];
      if (stockOf.length > 0) await lockStock(tx, stockOf);
      const held = await lockVouchersOf(tx, items, waiting);
      await settlement.drop(tx, overdue);
      if (stockOf.length > 0) await offerSeats(tx, deps, stockOf);
      // While the orders to replace still hold their tickets and prices for the buyer.
      const checkout = await priceLines(sqlIn(tx), actor, { ...items, total: shown, replaces });
      const placed = await settlement.replace(tx, replaced, async () => {
        const order = await findSameOrder(tx, actor, checkout);
        if (order) return withPaymentMethod(tx, order, paymentMethod);
        if (!emailVerifiedAt) throw new AppError('email_not_verified');
        if (totalsOf(checkout.lines).total > 0 && (await countWaitingOrders(tx, actor.id)) >= maxPendingOrders)
          throw new AppError('too_many_pending_orders');
        return insert(tx, actor, { ...checkout, paymentMethod, replaced: replaced.map((one) => holdingOf(one, held)) });
      });
      if (replaced.length > 0)
        await updateReplaced(
          tx,
          replaced.map(({ id }) => id),
          placed.id,
        );
      return placed;
    }).catch((error: unknown) => {
      // A class was deleted while it was ordered.
      if (isForeignKeyViolation(error)) throw new AppError('not_found', { cause: error });
      throw error;
    });

  /** Prices the lines, and refuses if the total differs from what the page showed. */
  const priceLines = async (
    run: RunSql,
    actor: Actor,
    { total: shown, replaces, ...items }: Omit<CheckoutRequest, 'paymentMethod'>,
  ) => {
    const checkout = await prepareCheckout(run, actor.id, items, { now: clock.now(), replaces });
    if (shown !== undefined && shown !== totalsOf(checkout.lines).total) throw new AppError('price_changed');
    return checkout;
  };

  /** The vouchers of the checkout, and those of the orders that it replaces; answers what these hold. */
  const lockVouchersOf = async (tx: Db, items: ChosenCheckout, waiting: readonly LockedOrder[]) => {
    const codes = codesOf(items);
    if (!hasCodes(codes) && !waiting.some(usesVouchers)) return [];
    return lockVouchers(tx, { codes, orderIds: waiting.map(({ id }) => id) });
  };

  /** The pending order of this same checkout; refuses if a pending order has other classes, other vouchers or another price. */
  const findSameOrder = async (tx: Db, actor: Actor, checkout: PricedCheckout) => {
    const [pending, ...others] = await findPendingOrders(tx, actor.id, keysOf(checkout.lines));
    if (!pending) return null;
    if (others.length > 0 || !isSameCheckout(pending, checkout, clock.now())) throw orderInTheWay(pending);
    return findOrder(tx, pending.id);
  };

  /** The payment method belongs to the payment page: it may change until the page is opened. */
  const withPaymentMethod = async (tx: Db, order: OrderRow, paymentMethod: PaymentMethodCode | null) => {
    if (order.paymentMethod === paymentMethod) return order;
    if (order.status !== 'PENDING' || order.redirectUrl) throw orderInTheWay(order);
    await updateOrder(tx, order.id, { paymentMethod });
    return { ...order, paymentMethod };
  };

  const insert = async (tx: Db, actor: Actor, { lines, vouchers, paymentMethod, replaced }: NewOrder) => {
    const now = clock.now();
    const expiresAt = deadlineOf({ lines, vouchers }, replaced, now);
    const { total } = totalsOf(lines);
    const isFree = total === 0;
    const taxPercent = taxPercentOn(deps.env.PPN_RATES, dayOf(now));
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
      lines.map(({ class: { id, title }, bundle, ticket, ...line }) => ({
        ...line,
        tax: taxWithin(line.fee, taxPercent),
        classId: id,
        bundleId: bundle?.id ?? null,
        ticketId: ticket?.id ?? null,
        ticketKind: ticket?.kind ?? null,
        tierId: ticket?.tierId ?? null,
        stock: ticket && (isFree ? ('sold' as const) : ('held' as const)),
        title,
        waitingUserId: isFree ? null : actor.id,
      })),
    );
    await holdStock(tx, deps, {
      userId: actor.id,
      lines: ticketLinesOf(order),
      as: isFree ? 'sold' : 'held',
    });
    await holdVouchers(tx, { orderId: order.id, userId: actor.id, vouchers, as: isFree ? 'used' : 'held', now });
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
    if (!isClosed) throw await notPending(order.id);
  };

  const notPending = async (id: string) => {
    const { status } = await findOrderState(db, id);
    return new AppError(status === 'REVIEW' ? 'payment_in_review' : 'order_not_pending');
  };

  /** Of the orders that a new one replaces, those that wait; refuses if one was paid meanwhile, or is under review. */
  const lockReplaced = async (tx: Db, ids: readonly string[]) => {
    const orders: LockedOrder[] = [];
    for (const id of [...new Set(ids)].sort()) {
      const order = await lockOrder(tx, id);
      if (order.status === 'REVIEW') throw new AppError('payment_in_review');
      if (order.status === 'PENDING') orders.push(order);
    }
    return orders;
  };

  /** The gateway is asked before anything is locked whether money came for the orders that a new one replaces. */
  const refusePaid = async (actor: Actor, { replaces }: CheckoutRequest) => {
    const orders = await Promise.all(replaces.map(async (id) => required(await findOwnOrder(db, actor.id, { id }))));
    for (const order of orders)
      if (order.status === 'PENDING' && (await gateway.takeMoney(order))) throw await notPending(order.id);
  };

  const presentWhole = async (orders: readonly WithoutBuyer[]): Promise<WholeOrder[]> => {
    const histories = await findHistories(
      db,
      orders.map(({ id }) => id),
    );
    return orders.map((order) => presentWholeOrder(order, histories.get(order.id)!, clock.now()));
  };

  const detail = async (actor: Actor, { id, order_id: code = '' }: OrderKey): Promise<WholeOrder> => {
    const [order] = await presentWhole([required(await findOwnOrder(db, actor.id, id ? { id } : { code }))]);
    return order!;
  };

  return {
    detail,

    /** The order is stored before the gateway hears of it; if that fails, sending the checkout again opens the same order. */
    async create(actor: Actor, checkout: CheckoutRequest, address: string) {
      await refusePaid(actor, checkout);
      const order = await countingTries(limits, { userId: actor.id, address }, hasCodes(codesOf(checkout)), () =>
        placeInTurn(actor, checkout),
      );
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

    async history(actor: Actor, query: QueryOf<typeof transactionEndpoints.history>) {
      const { rows, total } = await findOwnOrders(db, actor.id, query);
      return listAnswer<WholeOrder>(query, await presentWhole(rows), total);
    },

    async cancel(actor: Actor, { id }: { id: string }): Promise<Order> {
      await close(required(await findOwnOrder(db, actor.id, { id })));
      return detail(actor, { id });
    },

    paymentMethods: () => ({ list: [...paymentMethods], total: paymentMethods.length, page: 0, perPage: 0 }),
  };
}

interface NewOrder extends Pick<PricedCheckout, 'lines' | 'vouchers'> {
  readonly paymentMethod: PaymentMethodCode | null;
  /** Orders that wait, in whose place it is. */
  readonly replaced: Parameters<typeof deadlineOf>[1];
}
const holdingOf = ({ id, expiresAt, lines }: LockedOrder, held: readonly Held[]) => ({
  expiresAt,
  lines,
  voucherIds: held.flatMap(({ orderId, voucherId }) => (orderId === id ? voucherId : [])),
});
type OrderKey = Received<typeof transactionEndpoints.detail>['query'];

const orderInTheWay = ({ id, code }: Pick<OrderRow, 'id' | 'code'>) =>
  new AppError('order_pending_exists', { fields: { id, orderId: code } });
