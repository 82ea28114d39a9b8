import type { Received } from '@sinau/contracts';
import { totalsOf } from '@sinau/contracts/commerce/transaction/pricing.rules';
import type { PaymentMethodCode } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import type { transactionEndpoints } from '@sinau/contracts/commerce/transaction/transaction.endpoints';
import { maxPendingOrders } from '@sinau/contracts/commerce/transaction/transaction.rules';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { isForeignKeyViolation, sqlIn, transact, type Db, type RunSql } from '../../platform/db.ts';
import { isLockTimeout } from '../../platform/database-outage.ts';
import type { Deps } from '../../platform/deps.ts';
import { createKeyedMutex } from '../../platform/keyed-mutex.ts';
import { lockStock, offerSeats } from '../../storefront/stock/index.ts';
import {
  codesOf,
  findPendingOrders,
  hasCodes,
  isSameCheckout,
  keysOf,
  prepareCheckout,
  type ChosenCheckout,
  type PricedCheckout,
} from '../checkout/index.ts';
import {
  contextOf,
  findOrder,
  lockOrder,
  ticketLinesOf,
  updateOrder,
  type LockedOrder,
  type OrderRow,
} from '../order-record/index.ts';
import { lockVouchers, usesVouchers, type Held } from '../redemption/index.ts';
import { supersede } from '../seat-move/index.ts';
import { insertCheckout } from './insert-checkout.ts';
import { countWaitingOrders, lockBuyer, lockOrderedClasses, updateReplaced } from './order.queries.ts';
import { cancelOverdue } from './settlement.ts';

export type CheckoutRequest = Received<typeof transactionEndpoints.create>['body'];
export type PlacingDeps = Pick<Deps, 'db' | 'sql' | 'clock' | 'env' | 'jobs' | 'log' | 'payments'>;

/** Attempts to place an order while its stock or vouchers are locked by others. */
const placings = 3;

/**
 * Queues buyers of a ticket or by a voucher, where they hold no connection to the database, and refuses latecomers
 * without a lock. The lock on the stock and on the voucher is what decides.
 */
export function createPlacing(deps: PlacingDeps) {
  const turns = createKeyedMutex();
  return (actor: Actor, wanted: CheckoutRequest) => {
    const { mitra, platform } = codesOf(wanted);
    const ticket = wanted.ticketIds[0] ?? wanted.webinarIds[0] ?? null;
    // Nests the queues, each once and in the same order for every buyer.
    const scarce = [ticket, ...[...new Set([mitra, platform])].sort()].filter((key) => key !== null);
    if (scarce.length === 0) return placeOrder(deps, actor, wanted);
    return scarce.reduceRight<() => Promise<OrderRow>>(
      (next, key) => () => turns(key, next),
      () => placeScarce(deps, actor, wanted, placings),
    )();
  };
}

async function placeScarce(deps: PlacingDeps, actor: Actor, wanted: CheckoutRequest, tries: number): Promise<OrderRow> {
  await priceLines(deps, deps.sql, actor, wanted);
  try {
    return await placeOrder(deps, actor, wanted);
  } catch (error) {
    // Buyers in other processes hold the lock. By now it may be used up, and then that is the answer.
    if (tries > 1 && isLockTimeout(error)) return placeScarce(deps, actor, wanted, tries - 1);
    throw error;
  }
}

/**
 * Places one order per checkout, however often it is sent: the lock on the buyer serialises the calls, and later ones find
 * the first one's order.
 */
const placeOrder = (deps: PlacingDeps, actor: Actor, request: CheckoutRequest) =>
  transact(deps.db, (tx) => placeWithin(deps, tx, actor, request)).catch((error: unknown) => {
    // A class was deleted concurrently.
    if (isForeignKeyViolation(error)) throw new AppError('not_found', { cause: error });
    throw error;
  });

async function placeWithin(
  deps: PlacingDeps,
  tx: Db,
  actor: Actor,
  { paymentMethod: method, total, replaces, ...items }: CheckoutRequest,
) {
  const context = contextOf(deps, tx);
  const paymentMethod = method ?? null;
  // Classes are locked first, as deletion does, to avoid deadlocks.
  const webinarIds = await lockOrderedClasses(tx, items);
  const { emailVerifiedAt } = await lockBuyer(tx, actor.id);
  const waiting = await lockReplaced(tx, replaces);
  const now = deps.clock.now();
  const replaced = waiting.filter(({ expiresAt }) => expiresAt > now);
  const overdue = waiting.filter(({ expiresAt }) => expiresAt <= now);
  const stockOf = [...new Set([...webinarIds, ...waiting.flatMap(ticketLinesOf).map(({ classId }) => classId)])];
  if (stockOf.length > 0) await lockStock(tx, stockOf);
  const held = await lockVouchersOf(tx, items, waiting);
  await cancelOverdue(context, overdue);
  if (stockOf.length > 0) await offerSeats(tx, deps, stockOf);
  // Prices while the orders to replace still hold their tickets and prices for the buyer.
  const checkout = await priceLines(deps, sqlIn(tx), actor, { ...items, total, replaces });
  const placed = await supersede(context, replaced, async () => {
    const same = await findSameOrder(tx, actor, checkout, now);
    if (same) return withPaymentMethod(tx, same, paymentMethod);
    await refuseBuyer(tx, actor, { emailVerifiedAt, total: totalsOf(checkout.lines).total });
    const replacedOrders = replaced.map((order) => holdingOf(order, held));
    return insertCheckout(deps, context, actor, { ...checkout, paymentMethod, replaced: replacedOrders });
  });
  const replacedIds = replaced.map(({ id }) => id);
  if (replacedIds.length > 0) await updateReplaced(tx, replacedIds, placed.id);
  return placed;
}

/** Prices the lines, and refuses if the total differs from what the page showed. */
async function priceLines(
  { clock }: PlacingDeps,
  run: RunSql,
  actor: Actor,
  { total: shown, replaces, ...items }: Omit<CheckoutRequest, 'paymentMethod'>,
) {
  const checkout = await prepareCheckout(run, actor.id, items, { now: clock.now(), replaces });
  if (shown !== undefined && shown !== totalsOf(checkout.lines).total) throw new AppError('price_changed');
  return checkout;
}

async function refuseBuyer(
  tx: Db,
  actor: Actor,
  { emailVerifiedAt, total }: { emailVerifiedAt: Date | null; total: number },
) {
  if (!emailVerifiedAt) throw new AppError('email_not_verified');
  if (total > 0 && (await countWaitingOrders(tx, actor.id)) >= maxPendingOrders)
    throw new AppError('too_many_pending_orders');
}

/** Locks the vouchers of the checkout, and those of the orders that it replaces; returns what these hold. */
async function lockVouchersOf(tx: Db, items: ChosenCheckout, waiting: readonly LockedOrder[]) {
  const codes = codesOf(items);
  if (!hasCodes(codes) && !waiting.some(usesVouchers)) return [];
  return lockVouchers(tx, { codes, orderIds: waiting.map(({ id }) => id) });
}

/**
 * Finds the pending order of this same checkout; refuses if a pending order has other classes, other vouchers or
 * another price.
 */
async function findSameOrder(tx: Db, actor: Actor, checkout: PricedCheckout, now: Date) {
  const [pending, ...others] = await findPendingOrders(tx, actor.id, keysOf(checkout.lines));
  if (!pending) return null;
  if (others.length > 0 || !isSameCheckout(pending, checkout, now)) throw orderInTheWay(pending);
  return findOrder(tx, pending.id);
}

/** The payment method belongs to the payment page: it may change until the page is opened. */
async function withPaymentMethod(tx: Db, order: OrderRow, paymentMethod: PaymentMethodCode | null) {
  if (order.paymentMethod === paymentMethod) return order;
  if (order.status !== 'PENDING' || order.redirectUrl) throw orderInTheWay(order);
  await updateOrder(tx, order.id, { paymentMethod });
  return { ...order, paymentMethod };
}

/** Locks and returns the orders to replace that still wait; refuses if one was paid meanwhile, or is under review. */
async function lockReplaced(tx: Db, ids: readonly string[]) {
  const orders: LockedOrder[] = [];
  for (const id of [...new Set(ids)].sort()) {
    const order = await lockOrder(tx, id);
    if (order.status === 'REVIEW') throw new AppError('payment_in_review');
    if (order.status === 'PENDING') orders.push(order);
  }
  return orders;
}

const holdingOf = ({ id, expiresAt, lines }: LockedOrder, held: readonly Held[]) => ({
  expiresAt,
  lines,
  voucherIds: held.flatMap(({ orderId, voucherId }) => (orderId === id ? voucherId : [])),
});

const orderInTheWay = ({ id, code }: Pick<OrderRow, 'id' | 'code'>) =>
  new AppError('order_pending_exists', { fields: { id, orderId: code } });
