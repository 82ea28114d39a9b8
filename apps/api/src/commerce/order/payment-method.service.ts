import type { PaymentMethodCode, PlacedOrder } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { transact, type Db } from '../../platform/db.ts';
import { required } from '../../platform/required.ts';
import { holdStock, lockStock } from '../../storefront/stock/index.ts';
import {
  contextOf,
  findOrder,
  findOwnOrder,
  lockOrder,
  presentPlaced,
  ticketLinesOf,
  type LockedOrder,
  type OrderContext,
  type OrderRow,
} from '../order-record/index.ts';
import { transferVouchers } from '../redemption/index.ts';
import { supersede } from '../seat-move/index.ts';
import { applyMoney, openPayment, type GatewayDeps } from './checkout-gateway.ts';
import { newOrderCode } from './order-code.ts';
import { insertOrder, lockOrderedClasses, updateReplaced } from './order.queries.ts';
import { nextCheckOf } from './order.rules.ts';

export type ChangePaymentMethod = ReturnType<typeof createPaymentMethodChange>;

type OrderKey = { readonly id: string };
type Choice = { readonly paymentMethod: PaymentMethodCode };

export const createPaymentMethodChange = (deps: GatewayDeps) => (actor: Actor, key: OrderKey, choice: Choice) =>
  changePaymentMethod(deps, actor, key, choice);

/**
 * Changes how a waiting order is paid (docs/decisions/0188). The gateway is first asked for a payment, and afterwards
 * called to close the old one.
 */
async function changePaymentMethod(
  deps: GatewayDeps,
  actor: Actor,
  { id }: OrderKey,
  { paymentMethod }: Choice,
): Promise<PlacedOrder> {
  const { db, clock } = deps;
  const order = required(await findOwnOrder(db, actor.id, { id }));
  if (order.status === 'PENDING') await applyMoney(deps, order);
  const isSame = order.status === 'PENDING' && order.paymentMethod === paymentMethod && order.expiresAt > clock.now();
  const placed = isSame ? await findOrder(db, id) : await placeAnew(deps, order, paymentMethod);
  if (placed.status !== 'PENDING') throw notPayable(placed);
  return presentPlaced(placed.redirectUrl ? placed : await openPayment(deps, placed), clock.now());
}

/** Supersedes an order by an identical one. A second call finds the order that the first one placed. */
const placeAnew = (deps: GatewayDeps, order: OrderRow, paymentMethod: PaymentMethodCode) =>
  transact(deps.db, async (tx): Promise<OrderRow> => {
    const webinarIds = await lockClassesOf(tx, order);
    const locked = await lockOrder(tx, order.id);
    const [placed] = locked.replacedById ? [await findOrder(tx, locked.replacedById)] : [];
    if (placed?.status === 'PENDING' && placed.paymentMethod === paymentMethod) return placed;
    if (locked.status !== 'PENDING' || locked.expiresAt <= deps.clock.now()) throw notPayable(locked);
    if (webinarIds.length > 0) await lockStock(tx, webinarIds);
    const context = contextOf(deps, tx);
    const replacement = await supersede(context, [locked], () => insertSame(context, locked, paymentMethod), {
      keepsVouchers: true,
    });
    await updateReplaced(tx, [locked.id], replacement.id);
    return replacement;
  });

const lockClassesOf = (tx: Db, { lines }: OrderRow) =>
  lockOrderedClasses(tx, {
    programIds: lines.map(({ classId }) => classId),
    bundleIds: [],
    webinarIds: [],
    ticketIds: [],
  });

const notPayable = ({ status }: Pick<OrderRow, 'status'>) =>
  new AppError(status === 'REVIEW' ? 'payment_in_review' : 'order_not_pending');

/**
 * Inserts the same lines at the same prices, until the same deadline, under a code of its own: a gateway accepts each
 * code once.
 */
async function insertSame(context: OrderContext, order: LockedOrder, paymentMethod: PaymentMethodCode) {
  const { tx, clock } = context;
  const now = clock.now();
  const { userId, total, gateway, expiresAt } = order;
  const placed = await insertOrder(
    tx,
    {
      code: newOrderCode(now),
      userId,
      status: 'PENDING',
      total,
      paymentMethod,
      gateway,
      createdAt: now,
      expiresAt,
      paidAt: null,
      nextCheckAt: nextCheckOf({ createdAt: now, expiresAt }, now),
    },
    order.lines.map(sameLine),
  );
  await holdStock(tx, context, { userId, lines: ticketLinesOf(placed), as: 'held' });
  await transferVouchers(tx, order, placed.id);
  return placed;
}

/** Copies a line, unchanged, for another order. */
function sameLine(line: LockedOrder['lines'][number]) {
  const { id: _, orderId: __, ticket: ___, ...ordered } = line;
  return ordered;
}
